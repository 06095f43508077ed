import { browserClock } from '#engine/clock';
import type { Language } from './language';

/** How long widgets wait for the file of the language, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Imports the texts of a language. */
type LoadLanguage = () => Promise<{ texts: Language }>;

/** By the first part of a language tag, `de` of `de-CH`. */
export const languages: ReadonlyMap<string, LoadLanguage> = new Map<string, LoadLanguage>([
  ['ar', () => import('../languages/ar')],
  ['de', () => import('../languages/de')],
  ['es', () => import('../languages/es')],
  ['fr', () => import('../languages/fr')],
  ['it', () => import('../languages/it')],
  ['ja', () => import('../languages/ja')],
  ['nl', () => import('../languages/nl')],
  ['pl', () => import('../languages/pl')],
  ['pt', () => import('../languages/pt')],
  ['sv', () => import('../languages/sv')],
]);

/**
 * Loads the texts of the page's language, which is that of `<html lang>`. Never rejects: English
 * stands in, with one warning, where the file can't be had or takes more than 4 s.
 *
 * @returns Undefined for English, and for a language that is not among ours.
 */
export async function loadPageTexts(): Promise<Language | undefined> {
  const [language = ''] = document.documentElement.lang.toLowerCase().split('-');
  const load = languages.get(language);
  if (!load) return undefined;
  let stopWaiting = () => {};
  const late = new Promise<never>((_, reject) => {
    stopWaiting = browserClock.after(PATIENCE_MS, () => reject('no answer'));
  });
  try {
    return (await Promise.race([load(), late])).texts;
  } catch (error) {
    console.warn(`Skerry: no texts in "${language}", English stands in: ${error}`);
    return undefined;
  } finally {
    stopWaiting();
  }
}
