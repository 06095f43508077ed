import './styles.css';
import type { WidgetModule } from '#engine/initializer';
import type { Scope } from '#engine/scope';
import { bringIn } from '#page/elsewhere/bringIn';
import { createFallbackLink } from '#page/elsewhere/createFallbackLink';
import { putStill } from '#page/elsewhere/putStill';
import { markMade } from '#page/marks/markMade';
import { embeds } from '#texts/elsewhere/embeds';
import { fillText } from '#texts/fillText';
import { siteTexts } from '#texts/siteTexts';
import { bringFrame } from './bringFrame';
import type { Embed } from './embed';
import { readEmbed } from './read';

/** Creates the box that an embed comes into, until the scope ends. */
function createBox({ own }: Scope, place: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  markMade(box);
  box.className = 'skerry-embed';
  box.tabIndex = -1;
  place.append(box);
  own(() => box.remove());
  return box;
}

async function bring(scope: Scope, place: HTMLElement, embed: Embed, title: string) {
  const box = createBox(scope, place);
  if (embed.kind === 'frame') {
    await bringFrame(scope, box, embed, title);
    return box;
  }
  const { owner } = await scope.runtime.use('html');
  await owner.write(box, embed.html);
  // A page that lets nobody parse HTML, or run its scripts, shows nothing of it.
  if (!box.querySelector(':not(script,style,link)') && !box.textContent?.trim()) {
    throw new Error('nothing of its HTML could be shown');
  }
  return box;
}

/**
 * Shows a page of another company in a frame, or HTML of the owner's, once the visitor allows it. A block of the
 * platform that has its content already is left as it is.
 */
export const mount: WidgetModule['mount'] = (scope) => {
  const { node, runtime } = scope;
  const place = node.querySelector<HTMLElement>('.sqs-block-content') ?? node;
  const isPlatforms = node.matches('.sqs-block');
  if (isPlatforms && (place.childElementCount || place.textContent?.trim())) return true;
  const embed = readEmbed(scope);
  if (!embed) return false;
  const texts = siteTexts(runtime, 'embeds', embeds);
  const { site } = embed;
  const named = { site: site ?? location.host };
  const title = (embed.kind === 'frame' && embed.title) || fillText(texts.titled, named);
  if (embed.kind === 'frame' && !place.textContent?.trim()) {
    const href = embed.link ?? embed.address;
    createFallbackLink(scope, node, place, { className: 'skerry-embed-link', href, text: title });
  }
  const fallback = [...place.childNodes];
  bringIn(scope, {
    question: site
      ? {
          text: fillText(texts.load, { site }),
          put: (button, waiting) => putStill(waiting, button, node, () => place.append(button)),
        }
      : undefined,
    site: named.site,
    field: embed.kind === 'html' ? 'html' : 'url',
    fallback,
    bring: (life) => bring(life, place, embed, title),
  }).catch((error) => {
    if (!scope.isEnded) scope.report(error);
  });
  return true;
};
