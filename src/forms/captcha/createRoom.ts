import type { Scope } from '#engine/scope';
import type { CaptchaSettings } from './readCaptcha';

/** In a container narrower than this, in pixels, a captcha is compact. */
const NORMAL_FROM = 320;

/** The heights of captchas, in pixels. */
const HEIGHTS = { normal: 78, compact: 144 };

/** A captcha's place in the server's container. */
export interface Room {
  /**
   * Takes the room that a captcha needs where the container is this wide. Later calls only say
   * which size that was.
   */
  open(): keyof typeof HEIGHTS;
  /** A new, empty place for the provider, instead of the one before. */
  empty(): HTMLElement;
  /** Says something there, aloud as well; '' takes it back. */
  say(message: string): void;
  /** Moves the focus to what the provider shows, else to the place. */
  focus(): void;
}

const MARGINS = { left: '0', center: '0 auto', right: '0 0 0 auto' };

/**
 * Creates the place of a captcha. The container is empty, and stays the server's, until it opens,
 * and again when the scope ends.
 */
export function createRoom(
  scope: Scope,
  container: HTMLElement,
  align: CaptchaSettings['align'],
): Room {
  const room = document.createElement('div');
  room.className = 'skerry-captcha';
  const message = document.createElement('p');
  message.className = 'skerry-captcha-message';
  message.setAttribute('role', 'alert');
  message.style.margin = '0';
  let place = document.createElement('div');
  let size: keyof typeof HEIGHTS | undefined;
  room.append(place, message);
  Object.assign(room.style, { width: 'fit-content', maxWidth: '100%', margin: MARGINS[align] });
  scope.own(() => room.remove());

  return {
    open() {
      if (size) return size;
      size = container.getBoundingClientRect().width < NORMAL_FROM ? 'compact' : 'normal';
      room.style.minHeight = `${HEIGHTS[size]}px`;
      container.append(room);
      scope.adopt.toggleClass(container, 'rendered', true);
      return size;
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
  };
}
