import { useLayoutEffect, useState } from 'react';
import { markMade } from '../marks/markMade';

/** An element of our own among the server's, first or last in its parent, until the island goes. */
export function useOwnElement(
  parent: HTMLElement,
  className: string,
  place: 'prepend' | 'append',
): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    element.className = className;
    markMade(element);
    parent[place](element);
    return () => element.remove();
  }, [element, parent, className, place]);
  return element;
}
