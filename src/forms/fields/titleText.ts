/** Parts of a label that are not its text: the mark of a required field, and the field. */
const NO_TEXT = '.required, [aria-hidden="true"], select, textarea, script, style';

/** Returns the text of a label or legend, in one line, without the mark of a required field. */
export function titleText(label: Element): string {
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  let text = '';
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement?.closest(NO_TEXT);
    if (!around || !label.contains(around) || around === label) {
      text += texts.currentNode.nodeValue;
    }
  }
  return text.replace(/\s+/g, ' ').trim().replace(/ ?\*$/, '');
}
