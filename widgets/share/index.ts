import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import { markMade } from '#page/marks/markMade';
import { siteTexts } from '#texts/siteTexts';
import { sharing } from '#texts/social/sharing';
import { createShareButtons } from './createShareButtons';
import { createShareLinks } from './createShareLinks';
import { readShare } from './read';

/** Says to the eye what the group's name says to screen readers: the names alone could be profiles. */
function createLabel(text: string): HTMLElement {
  const label = document.createElement('span');
  label.className = 'skerry-share-label';
  label.setAttribute('aria-hidden', 'true');
  label.textContent = text;
  return label;
}

/**
 * Lets a visitor tell others of a page: by plain links in an empty block, by the system's share sheet
 * where there is one, and by its address. Links that the server has sent stay.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime } = scope;
  const model = readShare(scope);
  const texts = siteTexts(runtime, 'sharing', sharing);
  const { share, copy, status } = createShareButtons(scope, model, texts);
  const row = document.createElement('span');
  row.className = 'skerry-share';
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', texts.share);
  markMade(row);
  // Under a finger the system's sheet has all that the links have, and more, on less room.
  const isSheetEnough = share && matchMedia('(pointer: coarse)').matches;
  const links = model.isEmpty && !isSheetEnough ? createShareLinks(model, texts) : [];
  if (links.length && !share) row.append(createLabel(texts.share));
  row.append(...[share, ...links, copy].filter((item) => item !== undefined), status);
  if (!row.querySelector('.skerry-share-item')) return false;
  node.append(row);
  scope.own(() => row.remove());
  return true;
};
