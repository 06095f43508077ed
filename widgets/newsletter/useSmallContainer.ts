import { useLayoutEffect } from 'react';
import type { Scope } from '#engine/scope';
import type { NewsletterModel } from './read';

/** A newsletter narrower than this, in pixels, is in a small container. */
const SMALL_UNDER = 320;

/** Tells the page's style sheet of a small container, by the platform's two classes. */
export function useSmallContainer(scope: Scope, { node, wrapper }: NewsletterModel): void {
  useLayoutEffect(() => {
    const part = scope.begin();
    const { adopt } = part;
    const measure = () => {
      const { width } = node.getBoundingClientRect();
      // One that nobody sees yet is not small.
      const isSmall = width > 0 && width < SMALL_UNDER;
      adopt.toggleClass(node, 'newsletter-form-has-small-container', isSmall);
      if (wrapper) adopt.toggleClass(wrapper, 'newsletter-form-small-mode', isSmall);
    };
    measure();
    // In the next frame: the classes change its height, and a browser would report a loop.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(node);
    part.own(() => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    });
    return part.destroy;
  }, [scope, node, wrapper]);
}
