import type { Adoption } from '#engine/adoption';

/**
 * What style sheets hide until a script is ready, by selector, and what they wait for: a class (which
 * is taken off where it is the selector itself), an attribute (`=`), or a style (`:`).
 */
export type Gates = Readonly<Record<string, string>>;

/** Shows what the style sheets of a page hide. Reads no layout. */
export function openGates(gates: Gates, root: ParentNode, adopt: Adoption): void {
  for (const [selector, opener] of Object.entries(gates)) {
    const [name = '', sign, value = ''] = opener.split(/([=:])/);
    for (const node of root.querySelectorAll<HTMLElement>(selector)) {
      // What a script has set is as good.
      if (sign === '=') adopt.attribute(node, name, value || (node.getAttribute(name) ?? ''));
      else if (sign) adopt.style(node, name, value);
      else adopt.toggleClass(node, name, selector !== `.${name}`);
    }
  }
}
