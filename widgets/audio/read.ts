import type { ReadScope } from '#engine/scope';
import type { AudioModel } from './model/audioModel';
import { readAlbum } from './model/readAlbum';
import { readEmbed } from './model/readEmbed';
import { readNeutral } from './model/readNeutral';

/** Reads a player, by what its node is. Null, after a warning, where there is nothing to play. */
export function readAudio(scope: ReadScope): AudioModel | null {
  if (scope.node.matches('.sqs-audio-playlist')) return readAlbum(scope);
  return scope.node.matches('.sqs-audio-embed') ? readEmbed(scope) : readNeutral(scope);
}
