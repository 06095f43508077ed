import type { Runtime } from '#engine/runtime';
import { pageTexts } from './language/pageTexts';
import { overrideTexts } from './overrideTexts';
import { readOverrides } from './readOverrides';
import type { Strings } from './strings';

/**
 * The texts of a part, or some of them, in the page's language: the site's own from
 * `<script type="application/json" data-skerry-strings>{"dialogs": {"cancel": "Abbrechen"}}</script>`,
 * in place of those of the page's language, in place of the English ones. The caller brings the
 * English part, so that no chunk holds the texts of others.
 */
export const siteTexts = <
  Part extends keyof Strings,
  Texts extends Readonly<Record<string, string>> & Partial<Strings[Part]>,
>(
  runtime: Runtime,
  part: Part,
  texts: Texts,
): Texts =>
  overrideTexts(overrideTexts(texts, pageTexts?.[part]), runtime.part(readOverrides).get(part));
