import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { bringIn } from '#page/elsewhere/bringIn';
import { markMade } from '#page/marks/markMade';
import { follows } from '#texts/elsewhere/follows';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import { createFollowScript } from './createFollowScript';
import { readUsername } from './read';

const SITE = 'X';

/** By the name of the platform's style sheets: not seen before the button is there. */
const HIDDEN = 'sqs-follow-button-hidden';

/** Writes a link to the profile into an empty block. */
function createProfileLink({ own }: Scope, node: HTMLElement, name: string, text: string): void {
  const link = document.createElement('a');
  markMade(link);
  link.className = 'skerry-follow-link';
  link.href = `https://x.com/${name}`;
  link.textContent = fillText(text, { name });
  link.target = '_blank';
  link.rel = 'noopener';
  node.append(link);
  own(() => link.remove());
}

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
  if (!node.querySelector('a')) createProfileLink(scope, node, name, texts.profile);
  const fallback = [...node.children].filter((child) => child instanceof HTMLElement);
  bringIn(scope, {
    question: {
      text: fillText(texts.load, { site: SITE }),
      put: (button) => node.append(button),
    },
    site: SITE,
    field: 'data-username',
    fallback,
    bring: (life) => bringButton(life, runtime, node, name),
  }).catch((error) => {
    if (!scope.isEnded) scope.report(error);
  });
  return {};
};
