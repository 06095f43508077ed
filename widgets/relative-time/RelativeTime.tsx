import { useLayoutEffect } from 'react';
import type { Cancel } from '../../src/clock';
import type { IslandProps } from '../../src/island/defineIsland';
import type { Runtime } from '../../src/runtime';
import { page } from '../../src/strings/page';
import { siteTexts } from '../../src/strings/siteTexts';
import { fullDate } from './fullDate';
import type { RelativeTimeModel } from './read';
import { relativeText } from './relativeText';
import { createTicker } from './ticker';

/** Read once for all times of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'page', page);

/**
 * Keeps a time's text true, until it is a full date. It announces nothing: a screen reader reads
 * the text when it gets there.
 */
export function RelativeTime({ model, runtime }: IslandProps<RelativeTimeModel>) {
  const { text, date, language } = model;

  useLayoutEffect(() => {
    const texts = runtime.part(readTexts);
    const server = text.data;
    let written = server;
    let stop: Cancel = () => {};
    const write = (next: string) => {
      if (next !== written) text.data = next;
      written = next;
    };
    const renew = () => {
      const relative = relativeText(Date.now() - date, texts);
      write(relative ?? fullDate(date, language));
      if (relative === null) stop();
      return relative !== null;
    };
    if (renew()) stop = runtime.part(createTicker).watch(renew);
    return () => {
      stop();
      // Unless somebody else has written there since.
      if (text.data === written) text.data = server;
    };
  }, [text, date, language, runtime]);

  return null;
}
