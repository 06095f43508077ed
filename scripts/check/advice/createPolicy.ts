import type { Placement } from '#engine/registry/placement';

/** Who is asked by blocks of a name, beside the page's own server, once a visitor agrees. */
const ASKED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  video: {
    'frame-src': [
      'https://www.youtube.com',
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ],
  },
  follow: { 'script-src': [], 'frame-src': ['https://platform.twitter.com'] },
  reservation: {
    'frame-src': ['https://www.opentable.com', 'https://www.exploretock.com'],
    'connect-src': ['https://www.exploretock.com'],
  },
};

/** The blocks into which HTML of a server comes later; and those that run scripts of others, or the owner's. */
const CLEANED = new Set(['rendering', 'calendar', 'search', 'quick-view', 'announcement-bar']);
const RUNNING = new Set(['embed', 'reservation', 'follow']);

const originOf = (address: string | null, base: string): string | undefined => {
  if (!address) return undefined;
  try {
    const { origin, protocol } = new URL(address.replace(/\{\w\}/g, 'a'), base);
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
};

/** Where pictures, films and tiles of a page are from, by the directive that must allow them. */
const MARKUP: readonly (readonly [
  directive: string,
  selector: string,
  attributes: readonly string[],
])[] = [
  ['img-src', 'img,video[poster]', ['src', 'data-src', 'poster']],
  ['img-src', '[data-map-tiles]', ['data-map-tiles']],
  ['img-src', '[data-block=lightbox] a[href]:not([data-video])', ['href']],
  ['media-src', 'video,audio,source,[data-block=audio] li a', ['src', 'href']],
  ['frame-src', 'iframe', ['src', 'data-src']],
];

/**
 * Makes a Content-Security-Policy for a page: the strictest under which its blocks work. It is a sample: what
 * the page's own code asks for is not in it.
 */
export function createPolicy(document: Document, taken: readonly Placement[]): string {
  const base = document.baseURI;
  const own = originOf(base, base);
  const sources = new Map<string, Set<string>>([
    ['default-src', new Set(["'self'"])],
    ['script-src', new Set(["'nonce-…'", "'strict-dynamic'"])],
    ['style-src', new Set(["'self'"])],
    ['img-src', new Set(["'self'", 'data:'])],
    ['connect-src', new Set(["'self'"])],
  ]);
  const allow = (directive: string, origin: string | undefined) => {
    if (!origin || origin === own) return;
    const known = sources.get(directive) ?? new Set(["'self'"]);
    sources.set(directive, known.add(origin));
  };
  for (const [directive, selector, attributes] of MARKUP) {
    for (const node of document.querySelectorAll(selector)) {
      for (const name of attributes) allow(directive, originOf(node.getAttribute(name), base));
    }
  }
  const names = new Set(taken.map(({ initializer }) => initializer.name));
  for (const name of names) {
    for (const [directive, origins] of Object.entries(ASKED[name] ?? {})) {
      for (const origin of origins) allow(directive, origin);
    }
  }
  for (const { initializer, block } of taken) {
    const url: unknown = Object(block.json).url;
    if (initializer.name === 'embed') allow('frame-src', originOf(String(url ?? ''), base));
  }
  const types = [
    ...([...names].some((name) => CLEANED.has(name)) ? ["dompurify 'allow-duplicates'"] : []),
    ...([...names].some((name) => RUNNING.has(name)) ? ['skerry'] : []),
  ];
  const directives = [...sources].map(([name, all]) => `${name} ${[...all].join(' ')}`);
  return [
    ...directives,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${types.join(' ') || "'none'"}`,
  ].join('; ');
}
