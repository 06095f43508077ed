import type { WidgetModule } from '#engine/initializer';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import { comments } from '#texts/social/comments';
import { readComments } from './read';

/** Returns how many comments there are, in words; their name alone where nobody knows. */
function countText(count: number | undefined, texts: typeof comments): string {
  if (count === undefined) return texts.label;
  if (!count) return texts.none;
  return count === 1 ? texts.oneComment : fillText(texts.comments, { n: count });
}

/** Says how many comments an item has, in the place that the platform sends empty, and where they are. */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime } = scope;
  const model = readComments(scope);
  if (!model) return false;
  const text = countText(model.count, siteTexts(runtime, 'comments', comments));
  const made = document.createElement(model.address ? 'a' : 'span');
  if (made instanceof HTMLAnchorElement && model.address) made.href = model.address;
  made.textContent = text;
  node.append(made);
  scope.own(() => made.remove());
  return true;
};
