import type { Adoption } from '../../src/adoption';
import { fillText } from '../../src/strings/fillText';
import type { Strings } from '../../src/strings/strings';
import type { Slide } from './slide';

/** Says what the gallery and its slides are to assistive technology (CAR-1, CAR-2, CAR-6). */
export interface SlideRoles {
  /** Names the slides that come into view; each is named once, when it is first seen. */
  name(indices: readonly number[]): void;
  /** Whether a change is read out: not while slides change by themselves. */
  setQuiet(isQuiet: boolean): void;
}

export function createSlideRoles(
  node: HTMLElement,
  root: HTMLElement,
  slides: readonly Slide[],
  adoption: Adoption,
  texts: Strings['galleries'],
): SlideRoles {
  // A group, not a region: a page with ten galleries needs no ten landmarks.
  if (!node.matches('section[aria-label], [role]')) adoption.attribute(node, 'role', 'group');
  adoption.attribute(node, 'aria-roledescription', texts.roleGallery);
  if (!node.hasAttribute('aria-label') && !node.hasAttribute('aria-labelledby')) {
    adoption.attribute(node, 'aria-label', texts.lightboxTitle);
  }
  const isNamed = new Set<number>();
  const count = `${slides.length}`;

  return {
    name(indices) {
      for (const index of indices) {
        const slide = slides[index];
        if (!slide || isNamed.has(index)) continue;
        isNamed.add(index);
        // A picture that is itself the slide stays a picture, with its own name.
        if (slide.node === slide.image) continue;
        // A figure with a caption may be nothing but a figure, which is as good a group.
        if (!slide.node.matches('figure')) adoption.attribute(slide.node, 'role', 'group');
        adoption.attribute(slide.node, 'aria-roledescription', texts.roleSlide);
        const place = { index: `${index + 1}`, count };
        adoption.attribute(
          slide.node,
          'aria-label',
          slide.label
            ? fillText(texts.slideNamed, { ...place, label: slide.label })
            : fillText(texts.slide, place),
        );
      }
    },
    setQuiet(isQuiet) {
      adoption.attribute(root, 'aria-live', isQuiet ? 'off' : 'polite');
    },
  };
}
