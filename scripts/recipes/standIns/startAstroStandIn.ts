import { readFileSync } from 'node:fs';
import { RECIPES, siteOf } from '../serving/places';
import type { Site } from '../serving/startSite';
import { startStaticSite } from '../serving/startStaticSite';

/**
 * As Astro's router: it fetches the next page, drops the style sheets that this one does not name, swaps
 * the elements, and tells before and after.
 */
const ROUTER = `
const swap = async (address) => {
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  document.dispatchEvent(Object.assign(new Event('astro:before-swap'), { newDocument: page }));
  for (const link of document.head.querySelectorAll('link[rel=stylesheet]')) {
    const href = CSS.escape(link.getAttribute('href'));
    if (!page.head.querySelector('link[href="' + href + '"]')) link.remove();
  }
  document.title = page.title;
  document.body.replaceWith(page.body);
  document.dispatchEvent(new Event('astro:after-swap'));
};
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href]');
  if (!link) return;
  event.preventDefault();
  history.pushState({}, '', link.href);
  swap(link.href);
});
addEventListener('popstate', () => swap(location.href));
`;

const NAMES = '/_astro/';
const OF_SCRIPT = '.astro_astro_type_script_index_0_lang.js';

/** The layout's own script, with the package where the stand-in has it. */
function layoutScript(): string {
  const layout = readFileSync(`${siteOf('astro')}/src/layouts/Page.astro`, 'utf8');
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(layout) ?? [];
  return script.replace("'skerry/slim'", "'/skerry/skerry.slim.mjs'");
}

/** Starts what stands for a site that Astro has built: its pages as they are kept, and its router. */
export const startAstroStandIn = (): Promise<Site> =>
  startStaticSite(`${RECIPES}/astro/sent`, {
    [`${NAMES}ClientRouter${OF_SCRIPT}`]: ROUTER,
    [`${NAMES}Page${OF_SCRIPT}`]: layoutScript(),
    [`${NAMES}index.css`]: "@import '/skerry/skerry.css';",
  });
