import { createButton, createElement } from './createElement';

/** A line of a list, which shows an element of the page. */
export interface Row {
  /** The same for the same line, whatever it says. */
  key: unknown;
  node: Element;
  /** What it is about, and how it is: the class. */
  title: string;
  text: string;
  kind: string;
}

/** A list of lines, each a button. */
export interface Rows {
  /** The list, below its name. */
  part: HTMLElement;
  /** Shows these lines. What was there and is there still keeps its element, and the focus. */
  show(rows: readonly Row[]): void;
}

interface Line {
  item: HTMLElement;
  title: HTMLElement;
  text: HTMLElement;
}

/** Creates an empty list. */
export function createRows(
  label: string,
  onShow: (node: Element | undefined) => void,
  onPress: (node: Element) => void,
): Rows {
  const list = createElement('ul', 'rows');
  const part = createElement('div', 'part', createElement('p', 'label', label), list);
  list.setAttribute('aria-label', label);
  // Safari takes a list without bullets for none.
  list.setAttribute('role', 'list');
  let lines = new Map<unknown, Line>();

  const createLine = ({ node }: Row): Line => {
    const title = createElement('strong', 'name');
    const text = createElement('span', 'text');
    const button = createButton('row', title, ' ', text);
    const item = createElement('li', 'item', button);
    const show = () => onShow(node);
    const hide = () => onShow(undefined);
    // They end with the element.
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, show);
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, hide);
    button.addEventListener('click', () => onPress(node));
    return { item, title, text };
  };

  const say = (element: HTMLElement, text: string) => {
    if (element.textContent !== text) element.textContent = text;
  };

  return {
    part,
    show(rows) {
      const old = lines;
      lines = new Map(rows.map((row) => [row.key, old.get(row.key) ?? createLine(row)]));
      for (const [key, { item }] of old) if (!lines.has(key)) item.remove();
      rows.forEach((row, index) => {
        const line = lines.get(row.key);
        if (!line) return;
        say(line.title, row.title);
        say(line.text, row.text);
        line.item.dataset.kind = row.kind;
        const there = list.children[index];
        if (there !== line.item) list.insertBefore(line.item, there ?? null);
      });
      part.hidden = !rows.length;
    },
  };
}
