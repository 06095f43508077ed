import type { Scope } from '#engine/scope';

/** The border that a browser gives a button, and a style sheet hardly ever. */
const BROWSERS_OWN = 'outset';

/**
 * Marks, until the scope ends, the empty buttons that no style sheet has drawn: `[skerry|bare]` in
 * style sheets. A page without any shows them as 16 by 6 pixels of nothing.
 */
export function markBare(buttons: readonly HTMLElement[], scope: Pick<Scope, 'own'>): void {
  const bare = buttons.filter(
    (button) =>
      button.matches('button:empty') && getComputedStyle(button).borderTopStyle === BROWSERS_OWN,
  );
  for (const button of bare) button.setAttributeNS('skerry', 'bare', '');
  scope.own(() => {
    for (const button of bare) button.removeAttributeNS('skerry', 'bare');
  });
}
