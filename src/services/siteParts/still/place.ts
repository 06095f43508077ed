import type { Adoption } from '#engine/adoption';

/** Inline styles, by property. */
export type Styles = Readonly<Record<string, string>>;

/** Sets inline styles of a node of the server's, where it is there. */
export function place(node: HTMLElement | null, styles: Styles, adopt: Adoption): void {
  for (const [property, value] of Object.entries(styles)) {
    if (node) adopt.style(node, property, value);
  }
}
