/** What gives an element a height of its own. */
const HEIGHTS = ['height', 'min-height', 'block-size', 'min-block-size', 'aspect-ratio'];

const isSaid = (style: CSSStyleDeclaration) =>
  HEIGHTS.some((name) => {
    const value = style.getPropertyValue(name).trim();
    return value !== '' && !/^(auto|0(px)?|none|initial|unset|inherit)$/.test(value);
  });

function* rulesIn(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    const inner: unknown = Reflect.get(rule, 'cssRules');
    if (inner && !(rule instanceof CSSStyleRule)) yield* rulesIn(inner as CSSRuleList);
  }
}

const matches = (node: Element, selector: string) => {
  try {
    // A state, or a part that is drawn, says nothing of the room of the element itself.
    return !/::|:before|:after/.test(selector) && node.matches(selector);
  } catch {
    return false;
  }
};

/** Returns how to tell whether the style sheets of a page, or its own style, give an element a height. */
export function createRoom(document: Document): (node: HTMLElement) => boolean {
  const selectors: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const { style, selectorText } of rulesIn(sheet.cssRules)) {
      if (isSaid(style)) selectors.push(selectorText);
    }
  }
  return (node) => isSaid(node.style) || selectors.some((selector) => matches(node, selector));
}
