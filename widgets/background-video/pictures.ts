import type { Scope } from '#engine/scope';

const NATIVE = 'sqs-video-background-native__fallback-image';

/**
 * Finds the picture that the server has sent to stand where the film does, and returns what shows one of the two,
 * by the classes that the platform's style sheets know, until the scope ends.
 *
 * @returns Told whether the film is seen, whether it is to come at all, and whether it waits for the network.
 */
export function drivePictures(
  node: HTMLElement,
  { adopt }: Pick<Scope, 'adopt'>,
): (isSeen: boolean, isComing: boolean, isBuffering: boolean) => void {
  const picture = node.querySelector<HTMLElement>(`.${NATIVE},.custom-fallback-image`);
  return (isSeen, isComing, isBuffering) => {
    for (const player of node.querySelectorAll('.background-video')) {
      player.classList.toggle('ready', isSeen);
      player.classList.toggle('buffering', isBuffering && !isSeen);
    }
    if (!node.matches('.sqs-video-background-native')) adopt.toggleClass(node, 'mobile', !isComing);
    if (!picture) return;
    if (picture.matches(`.${NATIVE}`)) {
      adopt.toggleClass(picture, `${NATIVE}--hidden`, isSeen);
      return;
    }
    adopt.toggleClass(picture, 'loaded', !isSeen);
    // One sheet shows it on phones alone.
    adopt.style(picture, 'display', isSeen ? '' : 'block');
  };
}
