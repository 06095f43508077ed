import { markMade } from '#page/marks/markMade';
import type { searches } from '#texts/content/searches';
import type { Result } from '../asking/outcome';
import { createResult } from './createResult';

/** The options of a list of results: links, of which one is active. */
export interface Options {
  /** The list. */
  element: HTMLElement;
  count(): number;
  /**
   * Shows results, and after them the link to all.
   *
   * @param all The address of the page that has all.
   */
  show(results: readonly Result[], all: string, query: string): void;
  /** Makes an option the active one; -1 makes none. Returns its id. */
  activate(index: number): string | null;
  /** Goes where an option leads. */
  follow(index: number): void;
}

/**
 * Makes a list of options in a box.
 *
 * @param id Of the list; options get theirs from it.
 * @param onFollow Is told of a link that is followed, and of what was searched for.
 */
export function createOptions(
  box: HTMLElement,
  id: string,
  texts: typeof searches,
  onFollow: (link: HTMLAnchorElement, query: string) => void,
): Options {
  const element = document.createElement('div');
  markMade(element);
  element.id = id;
  element.className = 'skerry-search-list sqs-search-ui-list';
  element.setAttribute('role', 'listbox');
  element.setAttribute('aria-label', texts.results);
  element.hidden = true;
  const around = document.createElement('div');
  around.className = 'sqs-search-ui-result';
  around.append(...box.childNodes, element);
  box.append(around);
  let links: HTMLAnchorElement[] = [];

  return {
    element,
    count: () => links.length,
    show(results, all, query) {
      links = results.map(createResult);
      if (links.length) {
        const link = createResult({ href: all, title: new Text(texts.all), excerpt: undefined });
        link.classList.add('skerry-search-all');
        links.push(link);
      }
      links.forEach((link, index) => {
        link.id = `${id}-${index}`;
        link.tabIndex = -1;
        link.setAttribute('role', 'option');
        link.setAttribute('aria-selected', 'false');
        link.addEventListener('click', () => onFollow(link, query));
      });
      element.replaceChildren(...links);
      element.hidden = !links.length;
      element.scrollTop = 0;
    },
    activate(index) {
      links.forEach((link, at) => {
        link.classList.toggle('selected', at === index);
        link.setAttribute('aria-selected', String(at === index));
      });
      const link = links[index];
      link?.scrollIntoView({ block: 'nearest' });
      return link?.id ?? null;
    },
    follow: (index) => links[index]?.click(),
  };
}
