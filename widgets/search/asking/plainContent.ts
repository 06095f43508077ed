import type { Runtime } from '#engine/runtime';
import { safeText } from '#page/html/safeText';

/** What is marked in a text: the words that were searched for. */
const MARKED = 'em,b,strong,mark,i';

/**
 * Returns a server's text as nodes that may stand in a link: texts, and those that are marked in `em`.
 */
export async function plainContent(runtime: Runtime, text: string): Promise<Node> {
  const content = await safeText(runtime, text, 'search');
  if (!(content instanceof DocumentFragment)) return content;
  const plain = document.createDocumentFragment();
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const word = currentNode.textContent ?? '';
    if (!currentNode.parentElement?.closest(MARKED)) plain.append(word);
    else {
      const em = document.createElement('em');
      em.append(word);
      plain.append(em);
    }
  }
  return plain;
}
