import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { bringIn } from '#page/elsewhere/bringIn';
import { createFallbackLink } from '#page/elsewhere/createFallbackLink';
import { putStill } from '#page/elsewhere/putStill';
import { markMade } from '#page/marks/markMade';
import { follows } from '#texts/elsewhere/follows';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import { createFollowScript } from './createFollowScript';
import { readUsername } from './read';

const SITE = 'X';

/** By the name of the platform's style sheets: not seen before the button is there. */
const HIDDEN = 'sqs-follow-button-hidden';

/** Brings X's button into a box of ours, until the scope ends. */
async function bringButton(
  scope: Scope,
  runtime: Runtime,
  node: HTMLElement,
  name: string,
): Promise<HTMLElement> {
  const buttons = await runtime.part(createFollowScript).load();
  const box = document.createElement('div');
  markMade(box);
  box.className = `skerry-follow ${HIDDEN}`;
  box.tabIndex = -1;
  node.append(box);
  scope.own(() => box.remove());
  const lang = document.documentElement.lang.split('-')[0];
  const made = await buttons.createFollowButton(name, box, { dnt: true, ...(lang && { lang }) });
  if (!made) throw new Error(`${SITE} has no button for ${name}`);
  box.classList.remove(HIDDEN);
  return box;
}

/**
 * Shows a button that follows somebody at X, once the visitor allows it. Until then, and where it does
 * not come, there is a link to the profile.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime } = scope;
  const name = readUsername(scope);
  if (!name) return false;
  const texts = siteTexts(runtime, 'follows', follows);
  if (!node.querySelector('a')) {
    const text = fillText(texts.profile, { name });
    const href = `https://x.com/${name}`;
    createFallbackLink(scope, node, node, { className: 'skerry-follow-link', href, text });
  }
  const fallback = [...node.childNodes];
  bringIn(scope, {
    question: {
      text: fillText(texts.load, { site: SITE }),
      put: (button, waiting) => putStill(waiting, button, node, () => node.append(button)),
    },
    site: SITE,
    field: 'data-username',
    fallback,
    bring: (life) => bringButton(life, runtime, node, name),
  }).catch((error) => {
    if (!scope.isEnded) scope.report(error);
  });
  return true;
};
