import { useLayoutEffect } from 'react';
import { useAdoption } from '../../src/island/useAdoption';
import type { Runtime } from '../../src/runtime';
import type { NewsletterModel } from './read';

/** A newsletter narrower than this, in pixels, is in a small container (platform.md, section 9). */
const SMALL_UNDER = 320;

/** Tells the page's style sheet of a small container, by the platform's two classes. */
export function useSmallContainer(runtime: Runtime, { node, wrapper }: NewsletterModel): void {
  const adoption = useAdoption(runtime);
  useLayoutEffect(() => {
    const measure = () => {
      const { width } = node.getBoundingClientRect();
      // One that nobody sees yet is not small.
      const isSmall = width > 0 && width < SMALL_UNDER;
      adoption.toggleClass(node, 'newsletter-form-has-small-container', isSmall);
      if (wrapper) adoption.toggleClass(wrapper, 'newsletter-form-small-mode', isSmall);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [adoption, node, wrapper]);
}
