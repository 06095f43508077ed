import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import type { BlockScope } from '#engine/scope';
import { navigate } from '#page/links/navigate';
import { hasShortcutKey } from '#page/press/hasShortcutKey';
import { isComposing } from '#page/press/isComposing';
import { createPageResults } from './createPageResults';
import { createPreview } from './createPreview';
import { readSearch, type SearchModel } from './read';
import { resultsAddress } from './resultsAddress';
import { readSearchTexts } from './searchTexts';

/** Lets Enter search in the platform's markup, which is no form. */
function searchByEnter({ node, adopt, listen }: BlockScope, model: SearchModel): void {
  const { input } = model;
  if (!node.closest('[role=search]')) adopt.attribute(node, 'role', 'search');
  adopt.attribute(input, 'enterkeyhint', 'search');
  if (model.results) return;
  listen(input, {
    keydown(event) {
      const query = input.value.trim();
      // The preview has taken an Enter that chooses.
      if (event.key !== 'Enter' || event.defaultPrevented || !query) return;
      if (isComposing(event) || hasShortcutKey(event)) return;
      event.preventDefault();
      navigate(resultsAddress(model, query));
    },
  });
}

/** Gives a field a name that has none but what stands in it. */
function nameField({ adopt }: BlockScope, { input }: SearchModel, label: string): void {
  const isNamed = input.labels?.length || input.matches('[aria-label],[aria-labelledby],[title]');
  if (!isNamed) adopt.attribute(input, 'aria-label', label);
}

/**
 * Searches the site while a visitor types, and shows what is found below the field, or on the page of
 * results. Without it, and where nothing can be found so, the field still leads to that page.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const model = readSearch(scope);
  if (!model) return false;
  const texts = scope.runtime.part(readSearchTexts);
  nameField(scope, model, texts.searches.label);
  if (model.results) createPageResults(scope, model, model.results, texts);
  else if (model.hasPreview) createPreview(scope, model, texts);
  if (!model.form) searchByEnter(scope, model);
  return true;
};
