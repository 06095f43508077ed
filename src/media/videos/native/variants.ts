/** One size in which the server has a native video, in pixels. */
export interface Variant {
  width: number;
  height: number;
}

/** The playlist of all sizes (HLS), which some browsers play. */
export const PLAYLIST = 'playlist.m3u8';

/** Reads `1906:1080,636:360`, smallest first; what is no size is left out. */
export function parseVariants(text: unknown): readonly Variant[] {
  if (typeof text !== 'string') return [];
  return text
    .split(',')
    .flatMap((part) => {
      const [, width, height] = /^\s*(\d{1,5}):(\d{1,5})\s*$/.exec(part) ?? [];
      const variant = { width: Number(width), height: Number(height) };
      return variant.width > 0 && variant.height > 0 ? variant : [];
    })
    .sort((a, b) => a.width - b.width);
}

/**
 * Returns the smallest variant that is as wide as it is drawn, else the widest there is.
 *
 * @param variants Smallest first.
 * @param needed In pixels of the screen.
 */
export const chooseVariant = (variants: readonly Variant[], needed: number): Variant | undefined =>
  variants.find(({ width }) => width >= needed) ?? variants.at(-1);

/**
 * Returns the platform's name of a variant: `mp4-h264-aac-1906:1080`, without a part for sound where
 * there is none.
 */
export const variantName = (
  { width, height }: Variant,
  codecs: { video: string; audio: string | undefined },
): string => ['mp4', codecs.video, codecs.audio, `${width}:${height}`].filter(Boolean).join('-');
