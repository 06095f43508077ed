import { OVER_THE_BOX } from '../box/overTheBox';
import type { VideoMode } from '../embed/readVideo';

/**
 * Returns the place and size of a frame: the whole box, or keeping its shape within the box or
 * covering it, in its middle. Container units follow the box without a listener.
 *
 * @param aspect Height in percent of the width.
 */
export function frameStyle(mode: VideoMode, aspect: number): Readonly<Record<string, string>> {
  const whole = { ...OVER_THE_BOX, maxWidth: 'none', maxHeight: 'none', border: '0' };
  if (mode === 'none') return whole;
  const choose = mode === 'fill' ? 'max' : 'min';
  return {
    ...whole,
    inset: '50% auto auto 50%',
    width: `${choose}(100cqw, ${10_000 / aspect}cqh)`,
    height: `${choose}(100cqh, ${aspect}cqw)`,
    translate: '-50% -50%',
  };
}
