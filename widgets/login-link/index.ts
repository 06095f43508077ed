import type { WidgetModule } from '#engine/initializer';
import { loadAnew } from '#page/links/loadAnew';
import { navigate } from '#page/links/navigate';
import { isPlainPress } from '#page/press/isPlainPress';
import { pressByKeys } from '#page/press/keys/pressByKeys';
import { loadAhead } from '#page/press/loadAhead';
import { readLoginLink } from './read';

/** The platform's sheets show a link in a header by this class alone. */
const SHOWN = 'loaded';

/** Opens the login prompt by a link or a button; the page is loaded anew for who has logged in. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt, runtime } = scope;
  const model = readLoginLink(scope);
  const isPlatforms = node.matches('.user-accounts-link');
  if (isPlatforms) adopt.toggleClass(node, SHOWN, true);
  if (!model) return isPlatforms;
  const { link, leadsOn } = model;

  const ask = async () => {
    try {
      const prompt = await runtime.use('login');
      if (await prompt.open()) loadAnew();
    } catch (error) {
      if (scope.isEnded) return;
      scope.report(error);
      if (leadsOn && link instanceof HTMLAnchorElement) navigate(link.href);
    }
  };
  loadAhead(scope, link, 'login');
  scope.listen(link, {
    click(event) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      void ask();
    },
  });
  if (!link.matches('a[href],button')) {
    adopt.attribute(link, 'role', 'button');
    adopt.attribute(link, 'tabindex', '0');
    scope.listen(link, { keydown: pressByKeys(link, () => void ask()) });
  }
  return true;
};
