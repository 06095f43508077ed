import type { Runtime } from '#engine/runtime';
import { pageTexts } from './language/pageTexts';
import { overrideTexts } from './overrideTexts';
import type { Strings } from './strings';

/** A site's own texts: JSON, by part and name. */
const SELECTOR = 'script[type="application/json"][data-skerry-strings]';

function readOverrides(): Map<string, unknown> {
  const script = document.querySelector(SELECTOR);
  try {
    return new Map(Object.entries(JSON.parse(script?.textContent ?? '{}') ?? {}));
  } catch (error) {
    console.warn(`Skerry: data-skerry-strings: ${error}`);
    return new Map();
  }
}

/**
 * The texts of a part in the page's language: the site's own from
 * `<script type="application/json" data-skerry-strings>{"dialogs": {"cancel": "Abbrechen"}}</script>`,
 * in place of those of the page's language, in place of the English ones. The caller brings the
 * English part, so that no chunk holds the texts of others.
 */
export const siteTexts = <Part extends keyof Strings>(
  runtime: Runtime,
  part: Part,
  texts: Strings[Part],
): Strings[Part] =>
  overrideTexts<Strings[Part]>(
    overrideTexts<Strings[Part]>(texts, pageTexts?.[part]),
    runtime.part(readOverrides).get(part),
  );
