import { CLOSED } from '../prepare/closed';
import { PANEL } from '../prepare/panel';

/**
 * Adds the style sheet that closes the panels of all blocks that are marked, until each of them is
 * mounted. Safari has no sheets of that kind before 16.4: there each block closes its own when it is.
 */
export function createClosedSheet(): { destroy?(): void } {
  if (!document.adoptedStyleSheets) return {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${CLOSED}] :is(${PANEL}){display:none}`);
  document.adoptedStyleSheets.push(sheet);
  return {
    destroy() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
