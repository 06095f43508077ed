import { until } from './until';

const PATIENCE = 3000;

/** Plays an embed, or looks whether a film of the site's own is ready to be played. */
export async function proveVideo(node: HTMLElement): Promise<string | undefined> {
  if (!node.checkVisibility()) return undefined;
  node.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (node.matches('.sqs-native-video')) {
    const video = node.querySelector('video');
    if (!video?.controls || !video.querySelector('source')) return 'has no player with controls';
    const { width, height } = video.getBoundingClientRect();
    return width > 0 && height > width / 4 ? undefined : `its player is ${width} by ${height} px`;
  }
  const button = node.querySelector<HTMLElement>('button');
  if (node.querySelector('.sqs-video-overlay') && !button) return 'has no button on its overlay';
  button?.click();
  const isHere = () => {
    const { width = 0, height = 0 } = node.querySelector('iframe')?.getBoundingClientRect() ?? {};
    return width > 0 && height > 0;
  };
  return (await until(isHere, PATIENCE)) ? undefined : 'its player does not come';
}
