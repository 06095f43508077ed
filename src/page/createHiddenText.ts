/** What hides from the eye alone. Set through the object model, which a strict CSP allows. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Creates an element whose text only screen readers read, for places that have no style sheet of ours. */
export function createHiddenText(text: string): HTMLElement {
  const element = document.createElement('span');
  element.append(text);
  Object.assign(element.style, HIDDEN);
  return element;
}
