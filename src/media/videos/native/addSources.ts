import { readScreen } from '#media/images/address/pixelRatio';
import type { NativeFile } from './readNativeFile';
import { chooseVariant, PLAYLIST, variantName } from './variants';

const HLS = 'application/vnd.apple.mpegurl';

function addSource(video: HTMLVideoElement, address: string, type: string): void {
  const source = document.createElement('source');
  source.src = address;
  source.type = type;
  video.append(source);
}

/**
 * Adds the addresses of a film: the size that the screen needs, then the list of all.
 *
 * @param width How wide it is drawn, in CSS px.
 */
export function addSources(
  video: HTMLVideoElement,
  { variants, codecs, addressOf }: NativeFile,
  width: number,
): void {
  const { ratio, saveData } = readScreen();
  const variant = chooseVariant(variants, width * (saveData ? 1 : ratio));
  if (variant) addSource(video, addressOf(variantName(variant, codecs)), 'video/mp4');
  addSource(video, addressOf(PLAYLIST), HLS);
}
