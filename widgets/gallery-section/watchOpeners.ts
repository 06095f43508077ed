import type { BlockScope } from '#engine/scope';
import { isPlainPress } from '#page/press/isPlainPress';
import { loadAhead } from '#page/press/loadAhead';
import { siteTexts } from '#texts/siteTexts';
import { galleries as texts } from '#texts/widgets/galleries';
import type { Lightbox } from '#widgets/lightbox/service';
import { findServerLightbox, isLight, lightboxItem, placeOf } from './lightboxSet';
import type { SectionModel } from './read';

/** Returns the name of the item that a query says, `?itemId=…`. */
const itemOf = (search: string) => new URLSearchParams(search).get('itemId');

/** Names the links that nothing names: they lie over their pictures. */
function nameLinks({ openers }: SectionModel, { adopt }: BlockScope, name: string): void {
  for (const link of openers) {
    const isNamed =
      link.textContent?.trim() || link.matches('[aria-label],:has(img[alt]:not([alt=""]))');
    const alt = link.closest('figure')?.querySelector('img')?.alt;
    if (!isNamed) adopt.attribute(link, 'aria-label', alt || name);
  }
}

/**
 * Shows the pictures of the server's lightbox in ours, where a link of the section is pressed, or the page's
 * address is that of a link.
 *
 * @param shown Called with the place of the picture that was seen last.
 */
export function watchOpeners(
  scope: BlockScope,
  model: SectionModel,
  shown: (index: number) => void,
): void {
  const { node, openers, items } = model;
  const { runtime } = scope;
  let opened: Lightbox | undefined;
  /** The press that is on its way is let through: the lightbox can't be had. */
  let isRefused = false;
  nameLinks(model, scope, siteTexts(runtime, 'galleries', texts).open);
  scope.own(() => opened?.close());

  const open = async (link: HTMLAnchorElement) => {
    const server = findServerLightbox(model);
    const set = server.items.map((one, index) => lightboxItem(one, items[index]));
    try {
      const lightboxes = await runtime.use('lightbox');
      if (scope.isEnded) return;
      const { background } = server;
      const lightbox = lightboxes.open({
        set,
        currentSetIndex: placeOf(link, openers.indexOf(link), set),
        theme:
          background && isLight(getComputedStyle(background).backgroundColor) ? 'light' : 'dark',
        title: siteTexts(runtime, 'galleries', texts).lightboxTitle,
        opener: link,
      });
      opened = lightbox;
      await lightbox.closed;
      // A second press, before the code was here, has opened another one in its place.
      if (opened !== lightbox) return;
      opened = undefined;
      if (!scope.isEnded && set.length === items.length) shown(lightbox.index);
    } catch (error) {
      if (scope.isEnded) return;
      scope.report(error);
      // The link leads where it leads.
      isRefused = true;
      link.click();
      isRefused = false;
    }
  };

  const named = itemOf(location.search);
  const asked = named && openers.find(({ search }) => itemOf(search) === named);
  if (asked) void open(asked);

  const linkOf = ({ target }: Event) =>
    openers.find((one) => target instanceof Node && one.contains(target));
  loadAhead(scope, node, 'lightbox', (event) => linkOf(event) !== undefined);
  scope.listen(node, {
    click(event) {
      const link = linkOf(event);
      if (!link || isRefused || event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      void open(link);
    },
  });
}
