import { useLayoutEffect } from 'react';
import type { Runtime } from '#engine/runtime';
import { createTextWriter } from '#page/createTextWriter';
import type { IslandProps } from '#page/island/defineIsland.tsx';
import { page } from '#texts/site/page';
import { siteTexts } from '#texts/siteTexts';
import { ageInWords } from './ageInWords';
import { fullDate } from './fullDate';
import type { RelativeTimeModel } from './read';
import { relativeText } from './relativeText';
import { createTicker } from './ticker';

/** Reads the texts once for all times of a page. */
const readTexts = (runtime: Runtime) => siteTexts(runtime, 'page', page);

/**
 * Keeps a time's text true, until it is a full date, if it is ever to be one. It announces nothing: a screen reader reads
 * the text when it gets there.
 */
export function RelativeTime({ model, scope }: IslandProps<RelativeTimeModel>) {
  const { runtime } = scope;
  const { text, date, language, isAlwaysRelative } = model;

  useLayoutEffect(() => {
    const ticking = scope.begin();
    const texts = runtime.part(readTexts);
    const writing = scope.begin();
    const write = createTextWriter(writing, text);
    const renew = () => {
      const age = Date.now() - date;
      const seconds = relativeText(age, texts);
      write(seconds ?? (isAlwaysRelative ? ageInWords(age, language) : fullDate(date, language)));
      if (seconds === null && !isAlwaysRelative) ticking.destroy();
    };
    renew();
    if (!ticking.isEnded) ticking.own(runtime.part(createTicker).watch(renew));
    return () => {
      ticking.destroy();
      writing.destroy();
    };
  }, [text, date, language, isAlwaysRelative, runtime, scope]);

  return null;
}
