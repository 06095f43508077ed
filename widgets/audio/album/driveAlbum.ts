import type { BlockScope } from '#engine/scope';
import { createTextWriter } from '#page/createTextWriter';
import { isPressKey } from '#page/press/keys/isPressKey';
import { fillText } from '#texts/fillText';
import type { audio as english } from '#texts/media/audio';
import { formatTime } from '../formatTime';
import type { AudioModel } from '../model/audioModel';
import type { Sound } from '../sound/createSound';
import { isActive } from '../state';

/** The widths below which an album stands as on a tablet and on a phone, in CSS px. */
const TABLET = 800;
const PHONE = 480;

/** Gives an album the classes of its width, which the platform's style sheet knows, until the scope ends. */
function followWidth({ node, adopt, own }: BlockScope): void {
  const observer = new ResizeObserver(() => {
    const { clientWidth } = node;
    if (!clientWidth) return;
    adopt.toggleClass(node, 'tablet', clientWidth < TABLET);
    adopt.toggleClass(node, 'phone', clientWidth < PHONE);
  });
  observer.observe(node);
  own(() => observer.disconnect());
}

/**
 * Drives what the platform's album has beside its list: the button on the cover, and the time and the bar
 * of each track; until the scope ends.
 *
 * @returns Shows what the player does.
 */
export function driveAlbum(
  sound: Sound,
  { tracks, album }: AudioModel,
  scope: BlockScope,
  texts: typeof english,
): () => void {
  const { node, adopt, listen } = scope;
  followWidth(scope);
  adopt.toggleClass(node, 'loading', false);
  const cover = node.querySelector<HTMLElement>('.album-controls');
  const button = cover?.querySelector<HTMLElement>('.button') ?? cover;
  const press = () => sound.dispatch({ type: isActive(sound.state) ? 'pause' : 'play' });
  if (cover && button) {
    adopt.attribute(button, 'role', 'button');
    adopt.attribute(button, 'tabindex', '0');
    listen(cover, {
      click(event) {
        event.preventDefault();
        press();
      },
      keydown(event) {
        if (!isPressKey(event)) return;
        event.preventDefault();
        if (!event.repeat) press();
      },
    });
  }
  const writers = tracks.map(({ node: listed }) => {
    const text = listed?.querySelector('.track-time')?.firstChild;
    return text instanceof Text ? createTextWriter(scope, text) : undefined;
  });
  return () => {
    const { state, track, audio, duration } = sound;
    const isOn = isActive(state);
    adopt.toggleClass(node, 'playing', isOn);
    if (button) {
      const what = isOn ? texts.pause : texts.play;
      const title = album || track.title || texts.untitled;
      adopt.attribute(button, 'aria-label', fillText(what, { title }));
    }
    const current = tracks[state.index]?.node;
    const bar = current?.querySelector<HTMLElement>('.play-bar');
    if (bar) adopt.style(bar, 'width', `${(100 * audio.currentTime) / (duration || 1)}%`);
    // Until it has begun, its length is told there.
    if (audio.currentTime) writers[state.index]?.(formatTime(audio.currentTime));
  };
}
