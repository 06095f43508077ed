import type { BlockScope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import type { AudioModel } from '../model/audioModel';
import type { Sound } from '../sound/createSound';
import { isActive } from '../state';

/** What of a track is pressed: the link that it is, else its title. */
const pressOf = (track: HTMLElement): HTMLElement =>
  track.matches('a')
    ? track
    : (track.querySelector<HTMLElement>('.title a') ??
      track.querySelector<HTMLElement>('.title') ??
      track);

/** A link of a track to another file, to a shop say: it stays one. */
const isOtherLink = (target: EventTarget | null, press: HTMLElement) => {
  const link = target instanceof Element && target.closest('a');
  return link && link !== press && !link.contains(press);
};

/**
 * Makes the tracks of the server's list buttons that play them, until the scope ends. A press with Ctrl or
 * the like on a link is the browser's; so is any where the recording can't be played.
 *
 * @returns Shows in the list which track is on.
 */
export function driveTracks(
  { tracks }: AudioModel,
  sound: Sound,
  { adopt, listen }: BlockScope,
): () => void {
  const press = (index: number) => {
    const isOn = index === sound.state.index && isActive(sound.state);
    sound.dispatch(isOn ? { type: 'pause' } : { type: 'play', index });
  };
  const isFailed = (index: number) =>
    sound.state.status === 'failed' && sound.state.index === index;
  const listed = tracks.flatMap(({ node }, index) => {
    if (!node) return [];
    const button = pressOf(node);
    adopt.attribute(button, 'role', 'button');
    if (!button.matches('a[href]')) adopt.attribute(button, 'tabindex', '0');
    listen(node, {
      click(event) {
        if (isFailed(index) || !isPlainPress(event) || isOtherLink(event.target, button)) return;
        event.preventDefault();
        press(index);
      },
    });
    listen(button, { keydown: pressByKeys(button, () => press(index)) });
    return [{ node, button, index }];
  });
  return () => {
    const { state } = sound;
    for (const { node, button, index } of listed) {
      const isCurrent = index === state.index;
      adopt.attribute(button, 'aria-current', isCurrent ? 'true' : null);
      adopt.toggleClass(node, 'selected', isCurrent && isActive(state));
    }
  };
}
