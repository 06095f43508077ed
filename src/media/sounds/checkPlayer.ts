import type { Warn } from '#engine/scope';
import { sounds } from '#texts/media/sounds';
import { soundCloudAddress } from './soundCloudAddress';

/** The address of SoundCloud's player in an embed, up to the end of its query. */
const PLAYER = /\/\/w\.soundcloud\.com\/player\/?(?:\?([^"'#\s>]*))?/i;

/** Warns of a player of SoundCloud's, in HTML, that is told to play nothing that SoundCloud has. */
export function checkPlayer(html: string, field: string, warn: Warn): void {
  const player = PLAYER.exec(html);
  if (!player) return;
  const query = new URLSearchParams(player[1]?.replaceAll('&amp;', '&'));
  if (!soundCloudAddress(query.get('url') ?? '')) warn(field, sounds.badSoundCloud);
}
