import type { Runtime } from '#engine/runtime';
import { createOwnerPolicy } from '#page/html/ownerPolicy';
import { pageNonce } from '#page/html/pageNonce';
import { createConsent } from '#site/consent/consent';
import type { SitePart } from '../siteParts/sitePart';

/** What the comments service calls a site. */
const SHORTNAME = /^[a-z0-9-]{1,63}$/i;

/** Where a count is to stand, by the service's own rules. */
const COUNTS = '.disqus-comment-count, a[href$="#disqus_thread"]';

/** Links of the platform's to posts, which the service is to count; it knows them by this address. */
const LINKS = 'a.sqs-disqus-comment-link[href]:not([href*="#"])';

/**
 * Has the comments service count the comments on the page, where the site has a shortname there
 * and the page has a place for a count. An embed: it waits for consent.
 */
export function createComments(runtime: Runtime): SitePart {
  const shortname = runtime.context.read('websiteSettings.disqusShortname', '');
  return {
    start() {
      if (!SHORTNAME.test(shortname) || !document.querySelector(`${COUNTS}, ${LINKS}`))
        return () => {};
      const scope = runtime.scope('comments');
      let isLoaded = false;
      const load = () => {
        isLoaded = true;
        for (const link of document.querySelectorAll(LINKS)) {
          const address = `${link.getAttribute('href')}#disqus_thread`;
          scope.adopt.attribute(link, 'href', address);
        }
        const script = document.createElement('script');
        script.id = 'dsq-count-scr';
        script.async = true;
        script.nonce = pageNonce(runtime);
        script.src = createOwnerPolicy().createScriptURL(
          `https://${shortname}.disqus.com/count.js`,
        );
        document.head.append(script);
        scope.own(() => script.remove());
      };
      const consent = runtime.part(createConsent).embeds;
      const follow = (isGiven: boolean) => {
        if (!isGiven || isLoaded) return;
        try {
          load();
        } catch (error) {
          // Trusted Types of the page refuse it.
          scope.report(error);
        }
      };
      follow(consent.isGiven());
      scope.own(consent.watch(follow));
      return scope.destroy;
    },
  };
}
