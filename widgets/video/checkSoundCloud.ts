import type { ReadScope } from '#engine/scope';
import { parseLink } from '#page/links/parseLink';
import { sounds } from '#texts/widgets/sounds';

/** The address of SoundCloud's player in an embed, up to the end of its query. */
const PLAYER = /\/\/w\.soundcloud\.com\/player\/?(?:\?([^"'#\s>]*))?/i;

const SOUNDCLOUD = /(?:^|\.)soundcloud\.com$/;

/** Warns of a player of SoundCloud's that is told to play nothing that SoundCloud has. */
export function checkSoundCloud({ node, warn }: Pick<ReadScope, 'node' | 'warn'>): void {
  const player = PLAYER.exec(node.dataset.html ?? '');
  if (!player) return;
  const query = new URLSearchParams(player[1]?.replaceAll('&amp;', '&'));
  const sound = parseLink(query.get('url') ?? '', 'https://-', ['http:', 'https:']);
  if (!SOUNDCLOUD.test(sound?.hostname ?? '')) warn('data-html', sounds.badSoundCloud);
}
