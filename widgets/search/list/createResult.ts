import { markMade } from '#page/marks/markMade';
import type { Result } from '../asking/outcome';

const createPart = (className: string, content: Node): HTMLElement => {
  const part = document.createElement('span');
  part.className = className;
  part.append(content);
  return part;
};

/** Creates the link to a page that was found, with the platform's classes beside ours. */
export function createResult({ href, title, excerpt }: Result): HTMLAnchorElement {
  const link = document.createElement('a');
  markMade(link);
  link.className = 'skerry-search-result search-result';
  link.href = href;
  const item = document.createElement('span');
  item.className = 'skerry-search-item sqs-search-ui-item sqs-search-container-item';
  item.append(createPart('skerry-search-title sqs-title', title));
  if (excerpt) item.append(createPart('skerry-search-excerpt sqs-content', excerpt));
  link.append(item);
  return link;
}
