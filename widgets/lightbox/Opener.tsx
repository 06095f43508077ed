import { useLayoutEffect } from 'react';
import type { IslandProps } from '../../src/island/defineIsland';
import { itemInAddress } from './itemHash';
import type { OpenerModel } from './readOpener';

const isPlainClick = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * Opens the lightbox at what was pressed, and with `historyHash` at what the page's address names. Where it can't be opened, for its styles are missing, a
 * link is followed as if nobody had heard the press.
 */
export function Opener({ model, runtime }: IslandProps<OpenerModel>) {
  const { openers, options } = model;

  useLayoutEffect(() => {
    const set = [...openers.values()];
    const listening = new AbortController();
    const { signal } = listening;
    /** The press that is let through. */
    let refused: HTMLElement | undefined;

    const open = async (opener: HTMLElement, currentSetIndex: number) => {
      try {
        const lightbox = await runtime.use('lightbox');
        if (!signal.aborted) lightbox.open({ ...options, set, currentSetIndex, opener });
      } catch (error) {
        if (signal.aborted) return;
        runtime.report(error, { initializer: 'lightbox' });
        refused = opener;
        opener.click();
        refused = undefined;
      }
    };

    [...openers.keys()].forEach((opener, index) => {
      const onClick = (event: MouseEvent) => {
        if (refused === opener || event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void open(opener, index);
      };
      opener.addEventListener('click', onClick, { signal });
      if (options.historyHash && index === itemInAddress(set, location)) void open(opener, index);
    });
    return () => listening.abort();
  }, [openers, options, runtime]);

  return null;
}
