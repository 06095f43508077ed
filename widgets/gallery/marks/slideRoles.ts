import type { Scope } from '#engine/scope';
import { fillText } from '#texts/fillText';
import type { Strings } from '#texts/strings';
import type { GalleryModel } from '../model/read';
import { inPortions, PORTION } from '../slides/inPortions';

/** Says what the gallery and its slides are to assistive technology. */
export interface SlideRoles {
  /** Whether a change is read out: not while slides change by themselves. */
  setQuiet(isQuiet: boolean): void;
}

/**
 * Names the gallery and its slides: the first hundred at once, the others late. What the server says
 * of them is kept.
 *
 * @param hasTabs Tabs pick the slides, which are their panels then.
 */
export function createSlideRoles(
  { node, root, slides }: Pick<GalleryModel, 'node' | 'root' | 'slides'>,
  scope: Scope,
  texts: Strings['galleries'],
  hasTabs: boolean,
): SlideRoles {
  const { adopt } = scope;
  const count = `${slides.length}`;
  /** Sets an attribute that says what the server's do not. */
  const say = (on: Element, name: string, value: string, others = name) => {
    if (!on.matches(`[${name}],[${others}]`)) adopt.attribute(on, name, value);
  };
  const name = (index: number) => {
    const slide = slides[index];
    // A picture that is itself the slide stays a picture, with its own name.
    if (!slide || slide.node === slide.image) return;
    // A figure with a caption may be nothing but a figure, which is as good a group.
    const isFigure = slide.node.matches('figure');
    if (!isFigure || (hasTabs && !slide.node.querySelector('figcaption'))) {
      say(slide.node, 'role', hasTabs ? 'tabpanel' : 'group');
    }
    say(slide.node, 'aria-roledescription', texts.roleSlide);
    const place = { index: `${index + 1}`, count };
    const label = slide.label
      ? fillText(texts.slideNamed, { ...place, label: slide.label })
      : fillText(texts.slide, place);
    say(slide.node, 'aria-label', label, 'aria-labelledby');
  };

  // A group, not a region: a page with ten galleries needs no ten landmarks.
  if (!node.matches('section[aria-label]')) say(node, 'role', 'group');
  say(node, 'aria-roledescription', texts.roleGallery);
  say(node, 'aria-label', texts.lightboxTitle, 'aria-labelledby');
  for (let index = 0; index < PORTION; index += 1) name(index);
  inPortions(slides.length, scope, name, PORTION);

  return {
    setQuiet(isQuiet) {
      adopt.attribute(root, 'aria-live', isQuiet ? 'off' : 'polite');
    },
  };
}
