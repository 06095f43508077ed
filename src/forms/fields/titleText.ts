/** What stands in a label, and is not said by it: the mark of a required field, and the field. */
const UNSAID = '.required, [aria-hidden="true"], select, textarea, script, style';

/** The text of a label or legend, in one line, without the mark of a required field. */
export function titleText(label: Element): string {
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  let text = '';
  while (texts.nextNode()) {
    const unsaid = texts.currentNode.parentElement?.closest(UNSAID);
    if (!unsaid || !label.contains(unsaid) || unsaid === label) {
      text += texts.currentNode.nodeValue;
    }
  }
  return text.replace(/\s+/g, ' ').trim().replace(/ ?\*$/, '');
}
