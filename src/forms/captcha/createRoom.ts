import type { Runtime } from '../../runtime';
import type { CaptchaSettings } from './captcha';

/** The heights of captchas, in pixels. */
const HEIGHTS = { normal: 78, compact: 144 };

/** A captcha's place in the server's container. */
export interface Room {
  /** Takes the room that a captcha of this size needs. Later calls do nothing. */
  open(size: keyof typeof HEIGHTS): void;
  /** A new, empty place for the provider, in place of the one before. */
  empty(): HTMLElement;
  /** Says something there, aloud as well; '' takes it back. */
  say(message: string): void;
  /** Moves the focus to what the provider shows, else to the place. */
  focus(): void;
  close(): void;
}

const MARGINS = { left: '0', center: '0 auto', right: '0 0 0 auto' };

/** Makes the place of a captcha. The container is empty, and stays the server's, until it opens. */
export function createRoom(
  runtime: Runtime,
  container: HTMLElement,
  align: CaptchaSettings['align'],
): Room {
  const adoption = runtime.adopt();
  const room = document.createElement('div');
  room.className = 'skerry-captcha';
  const message = document.createElement('p');
  message.className = 'skerry-captcha-message';
  message.setAttribute('role', 'alert');
  message.style.margin = '0';
  let place = document.createElement('div');
  room.append(place, message);
  Object.assign(room.style, { width: 'fit-content', maxWidth: '100%', margin: MARGINS[align] });

  return {
    open(size) {
      if (room.isConnected) return;
      room.style.minHeight = `${HEIGHTS[size]}px`;
      container.append(room);
      adoption.toggleClass(container, 'rendered', true);
    },
    empty() {
      const next = document.createElement('div');
      place.replaceWith(next);
      place = next;
      return next;
    },
    say(text) {
      message.textContent = text;
    },
    focus() {
      const shown = place.querySelector<HTMLElement>('iframe, button, input, [tabindex]') ?? room;
      if (shown === room) room.tabIndex = -1;
      shown.focus();
    },
    close() {
      room.remove();
      adoption.release();
    },
  };
}
