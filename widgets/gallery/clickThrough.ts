import type { Adoption } from '../../src/adoption';
import type { Cancel } from '../../src/clock';
import { navigate } from '../../src/links/navigate';
import { parseLink } from '../../src/links/parseLink';
import { isInEditor } from '../../src/owner/isInEditor';
import type { Runtime } from '../../src/runtime';
import type { Slide } from './slide';

/** What the site editor hears in place of a navigation, from the slide; it bubbles. */
export const BYPASS_EVENT = 'skerry:bypass';

/** A slide, or a picture of one, that leads elsewhere. */
export const CLICKS_THROUGH = '[data-click-through-url]';

/** What has an action of its own. */
const ACTIVE =
  'a[href], area[href], button, input, select, textarea, label, summary, audio, video, iframe, [role="button"], [contenteditable]:not([contenteditable="false"])';

type LinkedSlide = Pick<Slide, 'node' | 'image' | 'clickThrough' | 'label'>;

/** The full address where a slide's click leads: of any site, as it is the owner's own link. */
const addressOf = ({ clickThrough = '' }: LinkedSlide): URL | undefined =>
  clickThrough ? parseLink(clickThrough, location.href, ['http:', 'https:']) : undefined;

/** What stands for the link to a keyboard and a screen reader; none where the page has one. */
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

/**
 * A click on a slide, or Enter on its picture, leads to its `data-click-through-url` (widgets.md
 * 2): http and https only. What is active by itself in a slide keeps its click, and so does one
 * with a modifier. In the site editor nobody leaves: the slide fires `skerry:bypass` with
 * `{url}` as detail. Its name is ours, as the specification gives none.
 */
export function watchClickThrough(
  slides: readonly LinkedSlide[],
  runtime: Runtime,
  go: typeof navigate = navigate,
): Cancel {
  const adoption = runtime.adopt();
  const listening = new AbortController();
  const isEditor = isInEditor(runtime);

  for (const slide of slides) {
    const url = addressOf(slide);
    if (!url) continue;
    const { node } = slide;
    const follow = (event: Event) => {
      event.preventDefault();
      if (isEditor) {
        const detail = { url: url.href };
        node.dispatchEvent(new CustomEvent(BYPASS_EVENT, { bubbles: true, detail }));
      } else go(url.href, { hosts: [url.host] });
    };
    const isPlain = (event: MouseEvent | KeyboardEvent) =>
      !event.defaultPrevented &&
      !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    markLink(slide, url.href, adoption);
    node.addEventListener(
      'click',
      (event) => {
        const active = event.target instanceof Element && event.target.closest(ACTIVE);
        if (isPlain(event) && !event.button && !active) follow(event);
      },
      { signal: listening.signal },
    );
    node.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' || event.isComposing || event.repeat || !isPlain(event)) return;
        if (event.target === linkOf(slide)) follow(event);
      },
      { signal: listening.signal },
    );
  }

  return () => {
    listening.abort();
    adoption.release();
  };
}
