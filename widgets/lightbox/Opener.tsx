import { useLayoutEffect } from 'react';
import type { Cancel } from '../../src/clock';
import type { IslandProps } from '../../src/island/defineIsland';
import type { Lightbox } from '../../src/services/lightboxes';
import { watchItemHash } from '../../src/watchItemHash';
import { isPlain } from './isPlain';
import { itemInAddress } from './itemHash';
import type { OpenerModel } from './readOpener';

/**
 * Opens the lightbox at what was pressed, and with `historyHash` at what the page's address names.
 * Where it can't be opened, for its styles are missing, a link is followed as if nobody had heard
 * the press.
 */
export function Opener({ model, runtime }: IslandProps<OpenerModel>) {
  const { openers, options } = model;

  useLayoutEffect(() => {
    const set = [...openers.values()];
    const listening = new AbortController();
    const { signal } = listening;
    /** What Back closes. */
    let shown: Lightbox | undefined;
    /** The press that is let through. */
    let refused: HTMLElement | undefined;

    const open = async (opener: HTMLElement, currentSetIndex: number) => {
      try {
        const lightbox = await runtime.use('lightbox');
        if (signal.aborted) return;
        const mine = lightbox.open({ ...options, set, currentSetIndex, opener });
        shown = mine;
        await mine.closed;
        if (shown === mine) shown = undefined;
      } catch (error) {
        if (signal.aborted) return;
        runtime.report(error, { initializer: 'lightbox' });
        refused = opener;
        opener.click();
        refused = undefined;
      }
    };

    const nodes = [...openers.keys()];
    const openAddressed = () => {
      const index = itemInAddress(set, location);
      const opener = nodes[index];
      if (opener) void open(opener, index);
    };
    nodes.forEach((opener, index) => {
      const onClick = (event: MouseEvent) => {
        if (refused === opener || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        void open(opener, index);
      };
      opener.addEventListener('click', onClick, { signal });
    });
    let stopLinks: Cancel | undefined;
    if (options.historyHash) {
      openAddressed();
      stopLinks = watchItemHash(() => shown !== undefined, openAddressed);
    }
    return () => {
      stopLinks?.();
      listening.abort();
    };
  }, [openers, options, runtime]);

  return null;
}
