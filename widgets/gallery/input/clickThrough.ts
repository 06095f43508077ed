import type { Adoption } from '#engine/adoption';
import { navigate } from '#page/links/navigate';
import { openProgram } from '#page/links/openProgram';
import { openWindow } from '#page/links/openWindow';
import { isPlainPress } from '#page/press/isPlainPress';
import { usesClicks } from '#page/press/usesClicks';
import { isInEditor } from '#site/account/isInEditor';
import type { GalleryScope } from '../model/galleryScope';
import type { Slide } from '../slides/slide';
import { leadsTo } from './leadsTo';

/** The event that the site editor hears in place of a navigation, from the slide; it bubbles. */
export const BYPASS_EVENT = 'skerry:bypass';

/** A slide, or a picture of one, that leads elsewhere. */
export const CLICKS_THROUGH = '[data-click-through-url]';

type LinkedSlide = Pick<Slide, 'node' | 'image' | 'clickThrough' | 'label'>;

/**
 * Returns what stands for the link to a keyboard and a screen reader; none where the page has one.
 */
const linkOf = ({ node, image }: LinkedSlide): HTMLElement | undefined =>
  node.closest('a[href]') || node.querySelector('a[href]') ? undefined : (image ?? node);

/** Makes the picture of a slide a link for those who don't click. */
function markLink(slide: LinkedSlide, href: string, adoption: Adoption): void {
  const link = linkOf(slide);
  if (!link) return;
  adoption.attribute(link, 'role', 'link');
  adoption.attribute(link, 'tabindex', '0');
  adoption.style(link, 'cursor', 'pointer');
  const isNamed = link.getAttribute('alt') || link.hasAttribute('aria-label');
  if (!isNamed) adoption.attribute(link, 'aria-label', slide.label || href);
}

/** The ways out of the page. */
interface Ways {
  /** A plain press opens a window of its own, too. Default: false. */
  newWindow?: boolean;
  /** Default: `navigate`. */
  go?: typeof navigate;
  /** Default: `openWindow`. */
  open?: typeof openWindow;
  /** Default: `openProgram`. */
  call?: typeof openProgram;
}

/** The middle button, or Ctrl, Meta or Shift with a press: who does this wants another window. */
const wantsWindow = (event: MouseEvent | KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || ('button' in event && event.button === 1);

/** Whether a press leads through: unanswered, and not one that saves what a link leads to. */
const isPress = (event: MouseEvent | KeyboardEvent) =>
  !event.defaultPrevented && !event.altKey && (isPlainPress(event) || wantsWindow(event));

/**
 * Lets a click on a slide, or Enter on its picture, lead to its `data-click-through-url`: a page, a
 * mail address or a telephone number. As with a link, the middle button, Ctrl, Meta and Shift open
 * a page in a window. What is active by itself in a slide keeps its click. In the site editor nobody
 * leaves: the slide fires `skerry:bypass` with `{url}` as detail. A design that answers clicks too
 * listens after this, and leaves alone what was answered.
 */
export function watchClickThrough(
  root: HTMLElement,
  slides: readonly LinkedSlide[],
  scope: GalleryScope,
  { newWindow = false, go = navigate, open = openWindow, call = openProgram }: Ways = {},
): void {
  const isEditor = isInEditor(scope.runtime);
  const linked = slides.flatMap((slide) => {
    const { clickThrough } = slide;
    const url = leadsTo(slide);
    if (url) return [{ slide, url }];
    if (clickThrough) {
      scope.warn('data-click-through-url', `${JSON.stringify(clickThrough)} is not followed`);
    }
    return [];
  });
  for (const { slide, url } of linked) markLink(slide, url.href, scope.adopt);

  /** Follows the slide of a press, where the press is one that leads through. */
  const follow = (
    event: MouseEvent | KeyboardEvent,
    isOn: (slide: LinkedSlide, target: Element) => boolean,
  ) => {
    const { target } = event;
    if (!isPress(event) || !(target instanceof Element)) return;
    const pressed = linked.find(({ slide }) => slide.node.contains(target));
    if (!pressed || !isOn(pressed.slide, target)) return;
    const { slide, url } = pressed;
    event.preventDefault();
    if (isEditor) {
      const detail = { url: url.href };
      slide.node.dispatchEvent(new CustomEvent(BYPASS_EVENT, { bubbles: true, detail }));
    } else if (!url.protocol.startsWith('http')) call(url.href);
    else if (newWindow || wantsWindow(event)) open(url.href, [url.host]);
    else go(url.href, { hosts: [url.host] });
  };
  const press = (event: MouseEvent) => follow(event, (_, target) => !usesClicks(target));
  if (!linked.length) return;
  // At the root, for all slides: a gallery may have hundreds.
  scope.listen(root, {
    click: press,
    auxclick: press,
    keydown(event) {
      if (event.key !== 'Enter' || event.repeat) return;
      follow(event, (slide, target) => target === linkOf(slide));
    },
  });
}
