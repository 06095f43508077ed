import type { Scope } from '#engine/scope';
import type { Strings } from '#texts/strings';
import { createInvalidNotice } from './box/createNotice';
import type { ReadVideo } from './embed/readVideo';
import { makeRoom } from './makeRoom';
import { FALLBACK_ASPECT } from './ratios';
import type { TakenVideo } from './takeVideo';
import { warnVideo } from './warnVideo';

/** Tells the visitor that there is no video, until it is destroyed. */
export function takeInvalidVideo(
  node: HTMLElement,
  { localized }: ReadVideo,
  texts: Strings['videos'],
  scope: Scope,
): TakenVideo {
  const hasOverlay = !!node.querySelector('.sqs-video-overlay');
  const text = localized.invalidVideo ?? (hasOverlay ? texts.onlyEmbedded : texts.invalidEmbed);
  warnVideo(node, 'data-html', 'holds no video of http or https');
  scope.adopt.toggleClass(node, 'video-invalid', true);
  makeRoom(node, FALLBACK_ASPECT, scope);
  node.append(createInvalidNotice(text, scope));
  return { node, state: 'overlay', play() {}, setActive() {}, destroy: scope.destroy };
}
