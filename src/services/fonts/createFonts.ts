import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createConsent } from '#site/consent/consent';
import { page as texts } from '#texts/site/page';
import type { SitePart } from '../siteParts/sitePart';
import { familiesAddress, kitAddress } from './fontAddress';
import { readFamilies } from './readFamilies';

/** The families that style sheets of the page declare, in lower case, without their quotes. */
const declaredFamilies = () =>
  new Set([...document.fonts].map(({ family }) => family.replace(/["']/g, '').toLowerCase()));

/** Those that no style sheet of the page declares yet. */
const missing = (families: readonly string[]): string[] => {
  const declared = declaredFamilies();
  return families.filter((family) => !declared.has(family.toLowerCase()));
};

/** Puts a style sheet into the page; resolves when it is here, rejects where it does not come. */
function addStyles(href: string, scope: Scope): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    document.head.append(link);
    scope.own(() => link.remove());
  });
}

/**
 * Brings the web fonts that the site context names and the server's markup did not: `googleFonts`
 * by family from the fonts service, `typekitFonts` from the site's kit. Both are embeds: they wait
 * for consent. A font that the kit does not hold any longer is reported ('Requested font no longer
 * in Typekit').
 */
export function createFonts(runtime: Runtime): SitePart {
  const { context, report } = runtime;

  const load = async (scope: Scope) => {
    const families = missing(readFamilies(context.read('googleFonts', [])));
    if (families.length) await addStyles(familiesAddress(families), scope).catch(report);
    const kit = kitAddress(context.read('website.typekitId', ''));
    const wanted = readFamilies(context.read('typekitFonts', []));
    if (!kit || !missing(wanted).length) return;
    await addStyles(kit, scope);
    for (const family of missing(wanted)) report(new Error(`${texts.fontGone}: ${family}`));
  };

  return {
    start() {
      const scope = runtime.scope();
      const consent = runtime.part(createConsent).embeds;
      let isLoaded = false;
      const follow = (isGiven: boolean) => {
        if (!isGiven || isLoaded) return;
        isLoaded = true;
        load(scope).catch(report);
      };
      follow(consent.isGiven());
      scope.own(consent.watch(follow));
      return scope.destroy;
    },
  };
}
