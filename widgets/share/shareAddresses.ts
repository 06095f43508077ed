/** What is told to others. */
export interface Shared {
  /** The full address. */
  url: string;
  title: string;
  /** The full address of a picture; '' where there is none. */
  image: string;
}

/** A company, or a way, by which a page is told to others. */
export interface ShareService {
  /** Its own name; '' where the texts of the page have one. */
  name: string;
  address(shared: Shared): string;
}

/** Returns the address of a page with its parameters, without those that are empty. */
const withQuery = (page: string, values: Record<string, string>): string =>
  `${page}?${new URLSearchParams(Object.entries(values).filter(([, value]) => value))}`;

/** The services, by the names that options have for them. */
export const shareServices = {
  facebook: {
    name: 'Facebook',
    address: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  x: {
    name: 'X',
    address: ({ url, title }) => withQuery('https://x.com/intent/post', { text: title, url }),
  },
  linkedin: {
    name: 'LinkedIn',
    address: ({ url }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  pinterest: {
    name: 'Pinterest',
    address: ({ url, title, image }) =>
      withQuery('https://www.pinterest.com/pin/create/button/', {
        url,
        media: image,
        description: title,
      }),
  },
  reddit: {
    name: 'Reddit',
    address: ({ url, title }) => withQuery('https://www.reddit.com/submit', { url, title }),
  },
  tumblr: {
    name: 'Tumblr',
    address: ({ url, title }) =>
      withQuery('https://www.tumblr.com/widgets/share/tool', { canonicalUrl: url, title }),
  },
  whatsapp: {
    name: 'WhatsApp',
    address: ({ url, title }) =>
      withQuery('https://wa.me/', { text: [title, url].filter(Boolean).join(' ') }),
  },
  email: {
    name: '',
    // A plus sign is a plus sign there, not a space.
    address: ({ url, title }) =>
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  },
} satisfies Record<string, ShareService>;

export type ShareName = keyof typeof shareServices;

/** The names of all services, in the order of their links. */
export const shareNames = Object.keys(shareServices) as ShareName[];
