import type { WidgetModule } from '#engine/initializer';
import type { Scope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { makeRadios } from './makeRadios';
import type { PriceOption } from './model';
import { readPricing } from './read';
import { HIDDEN } from './readPlatform';
import './styles.css';

/** Shows or hides a part, where the page's CSS overrules the attribute too. */
function setShown({ adopt }: Scope, part: HTMLElement, shown: boolean): void {
  adopt.attribute(part, 'hidden', shown ? null : '');
  if (shown && part.style.display === 'none') adopt.style(part, 'display', '');
  if (!shown && getComputedStyle(part).display !== 'none') adopt.style(part, 'display', 'none');
}

const isChecked = (control: HTMLElement) => control.matches(':checked');

/** Returns what a part says, as one line. */
const textOf = ({ parts }: PriceOption) =>
  // One part may lie in another.
  parts
    .filter((part) => !parts.some((other) => other !== part && other.contains(part)))
    .map(({ textContent }) => textContent?.trim())
    .join(' ')
    .replace(/\s+/g, ' ');

/**
 * Shows the price and the join button of the way to pay that is chosen, and those alone. What is shown
 * after a choice is read out, wherever on the page it stands.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, adopt } = scope;
  const model = readPricing(scope);
  if (!model) return false;
  const { options, isPlatforms } = model;
  let chosen: number | undefined;

  const news = createHiddenText('');
  news.setAttribute('role', 'status');
  node.append(news);
  scope.own(() => news.remove());

  const show = (index: number) => {
    chosen = index;
    options.forEach(({ parts }, at) => {
      for (const part of parts) {
        adopt.toggleClass(part, 'skerry-pricing', true);
        if (isPlatforms) adopt.toggleClass(part, HIDDEN, at !== index);
        setShown(scope, part, at === index);
      }
    });
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option || index === chosen) return;
    show(index);
    check?.(index);
    news.textContent = textOf(option);
  };
  const check = isPlatforms ? makeRadios(scope, model, choose) : undefined;
  show(model.chosen);
  check?.(model.chosen);
  if (isPlatforms) return true;

  const follow = () => choose(options.findIndex(({ control }) => isChecked(control)));
  scope.listen(node, { change: follow });
  // Back on the page, the browser may have checked what was checked before.
  scope.listen(window, { pageshow: follow });
  return true;
};
