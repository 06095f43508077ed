import type { Scope } from '#engine/scope';
import { markMade } from '#page/marks/markMade';

/** Creates, behind a button, what says that something failed. Returns what shows a text in it. */
export function createNotice(scope: Scope, button: HTMLElement): (text: string) => void {
  const notice = document.createElement('span');
  notice.className = 'skerry-like-notice';
  notice.setAttribute('role', 'status');
  markMade(notice);
  button.after(notice);
  scope.own(() => notice.remove());
  return (text) => {
    if (notice.textContent !== text) notice.textContent = text;
  };
}
