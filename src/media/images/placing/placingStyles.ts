import { fillStyles } from './fillStyles';
import { anchorOf, type Place, type Placing } from './placing';

/** Inline styles, by property. */
export type Styles = Readonly<Record<string, string>>;

const px = (value: number) => `${Math.round(value * 100) / 100}px`;

/** Returns the styles of an image that was placed by figures. */
export const placeStyles = ({ left, top, width, height }: Place): Styles => ({
  position: 'absolute',
  left: px(left),
  top: px(top),
  width: px(width),
  height: px(height),
});

/** Returns that place by CSS alone, which follows its box by itself; undefined where CSS can't say it. */
export function advancedStyles(placing: Placing): Styles | undefined {
  const { fitting, stretch, fixedRatio } = placing;
  if (!fixedRatio) return fillStyles('fill', 50, 50);
  if (fitting === 'cover' && !stretch) return undefined;
  const { x, y } = anchorOf(placing);
  const within = stretch ? 'contain' : 'scale-down';
  return fillStyles(fitting === 'cover' ? 'cover' : within, x * 100, y * 100);
}

/** Returns that place for the background of the box. */
export function backgroundStyles(placing: Placing, address: string): Styles {
  const { fitting, fixedRatio } = placing;
  const { x, y } = anchorOf(placing);
  return {
    'background-image': `url(${JSON.stringify(address)})`,
    'background-position': `${x * 100}% ${y * 100}%`,
    'background-repeat': 'no-repeat',
    'background-size': fixedRatio ? (fitting === 'contain' ? 'contain' : 'cover') : '100% 100%',
  };
}
