import { createConsent } from '../consent/createConsent';
import { createOwnerPolicy } from '../html/ownerPolicy';
import { pageNonce } from '../html/pageNonce';
import type { Runtime } from '../runtime';
import type { SitePart } from '../services/sitePart';

/** What the comments service calls a site. */
const SHORTNAME = /^[a-z0-9-]{1,63}$/i;

/** Where a count is to stand, by the service's own rules. */
const COUNTS = '.disqus-comment-count, a[href$="#disqus_thread"]';

/**
 * Has the comments service count the comments on the page, where the site has a shortname there
 * and the page has a place for a count. An embed: it waits for consent.
 */
export function createComments(runtime: Runtime): SitePart {
  const shortname = runtime.context.read('websiteSettings.disqusShortname', '');
  return {
    start() {
      if (!SHORTNAME.test(shortname) || !document.querySelector(COUNTS)) return () => {};
      let script: HTMLScriptElement | undefined;
      const load = () => {
        script = document.createElement('script');
        script.id = 'dsq-count-scr';
        script.async = true;
        script.nonce = pageNonce();
        script.src = createOwnerPolicy().createScriptURL(
          `https://${shortname}.disqus.com/count.js`,
        );
        document.head.append(script);
      };
      const consent = runtime.part(createConsent);
      const follow = (isGiven: boolean) => {
        if (!isGiven || script) return;
        try {
          load();
        } catch (error) {
          // Trusted Types of the page refuse it.
          runtime.report(error, { initializer: 'comments' });
        }
      };
      follow(consent.isGiven());
      const unwatch = consent.watch(follow);
      return () => {
        unwatch();
        script?.remove();
      };
    },
  };
}
