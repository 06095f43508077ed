import { useLayoutEffect } from 'react';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { isPlainPress } from '#page/press/isPlainPress';
import { watchItemHash } from '#page/watchItemHash';
import type { OpeningModel } from './createSetOpening';
import { itemInAddress } from './items/itemHash';

/**
 * Opens the lightbox at what was pressed, and with `historyHash` at what the page's address names.
 * Where it can't be opened, for its styles are missing, a link is followed as if nobody had heard
 * the press.
 */
export function Opener({ model, scope }: IslandProps<OpeningModel>) {
  const { options, opening } = model;

  useLayoutEffect(() => {
    const { set, nodes } = opening;
    const listening = scope.begin();
    /** The press that is let through. */
    let refused: HTMLElement | undefined;

    const open = async (opener: HTMLElement, index: number) => {
      try {
        await opening.open(index);
      } catch (error) {
        if (listening.isEnded) return;
        scope.report(error);
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
      listening.listen(opener, {
        click(event) {
          if (refused === opener || !isPlainPress(event)) return;
          event.preventDefault();
          void open(opener, index);
        },
      });
    });
    if (options.historyHash) {
      openAddressed();
      listening.own(watchItemHash(() => opening.isOpen, openAddressed));
    }
    return listening.destroy;
  }, [opening, options, scope]);

  return null;
}
