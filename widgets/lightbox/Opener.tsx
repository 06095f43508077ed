import { useLayoutEffect } from 'react';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { isPlainPress } from '#page/press/isPlainPress';
import { watchItemHash } from '#page/watchItemHash';
import { itemInAddress } from './items/itemHash';
import type { OpenerModel } from './items/readOpener';
import type { Lightbox } from './service';

/**
 * Opens the lightbox at what was pressed, and with `historyHash` at what the page's address names.
 * Where it can't be opened, for its styles are missing, a link is followed as if nobody had heard
 * the press.
 */
export function Opener({ model, scope }: IslandProps<OpenerModel>) {
  const { runtime } = scope;
  const { openers, options } = model;

  useLayoutEffect(() => {
    const set = [...openers.values()];
    const nodes = [...openers.keys()];
    const opening = scope.begin();
    /** While it is open: Back closes it. */
    let shown: Lightbox | undefined;
    /** The press that is let through. */
    let refused: HTMLElement | undefined;

    const open = async (opener: HTMLElement, currentSetIndex: number) => {
      try {
        const lightbox = await runtime.use('lightbox');
        if (opening.isEnded) return;
        const mine = lightbox.open({ ...options, set, currentSetIndex, opener });
        shown = mine;
        await mine.closed;
        if (shown === mine) shown = undefined;
      } catch (error) {
        if (opening.isEnded) return;
        opening.report(error);
        refused = opener;
        opener.click();
        refused = undefined;
      }
    };
    const openAddressed = () => {
      const index = itemInAddress(set, location);
      const opener = nodes[index];
      if (opener) void open(opener, index);
    };

    nodes.forEach((opener, index) => {
      opening.listen(opener, {
        click(event) {
          if (refused === opener || !isPlainPress(event)) return;
          event.preventDefault();
          void open(opener, index);
        },
      });
    });
    if (options.historyHash) {
      openAddressed();
      opening.own(watchItemHash(() => shown !== undefined, openAddressed));
    }
    return opening.destroy;
  }, [openers, options, runtime, scope]);

  return null;
}
