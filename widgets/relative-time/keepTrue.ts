import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createTextWriter } from '#page/createTextWriter';
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
export function keepTrue(
  { text, date, language, isAlwaysRelative }: RelativeTimeModel,
  scope: Scope,
): void {
  const { runtime } = scope;
  const ticking = scope.begin();
  const texts = runtime.part(readTexts);
  const write = createTextWriter(scope, text);
  const renew = () => {
    const age = Date.now() - date;
    const seconds = relativeText(age, texts);
    write(seconds ?? (isAlwaysRelative ? ageInWords(age, language) : fullDate(date, language)));
    if (seconds === null && !isAlwaysRelative) ticking.destroy();
  };
  renew();
  if (!ticking.isEnded) ticking.own(runtime.part(createTicker).watch(renew));
}
