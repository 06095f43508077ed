import type { BlockScope, Warn } from '#engine/scope';
import {
  type NativeFile,
  readAttributeFields,
  readNativeFile,
  textOf,
  webAddress,
} from '#media/videos/native/readNativeFile';

/** A native video as its attributes have it. */
export interface NativeVideo extends NativeFile {
  poster: string;
  settings: {
    autoplay: boolean;
    loop: boolean;
    muted: boolean;
    /** False: it is a picture that moves. */
    controls: boolean;
  };
}

function readSettings(node: Element, warn: Warn): NativeVideo['settings'] {
  const fields = readAttributeFields(node, 'data-config-settings', warn);
  const flag = (name: string) => {
    const value = fields[name];
    if (typeof value === 'boolean') return value;
    if (value !== undefined && value !== null) {
      warn(`data-config-settings.${name}`, `${JSON.stringify(value)} can't be used, false is`);
    }
    return false;
  };
  return {
    autoplay: flag('autoPlay'),
    loop: flag('loop'),
    muted: flag('muted'),
    controls: fields.controls !== 'none' && fields.controls !== false,
  };
}

/** Reads a `.sqs-native-video`; null, after a warning, where there is nothing to play. */
export function readNative({ node, warn }: Pick<BlockScope, 'node' | 'warn'>): NativeVideo | null {
  const file = readNativeFile(node, 'data-config-video', warn);
  if (!file) return null;
  const picture = textOf(readAttributeFields(node, 'data-config-thumbnail', warn).assetUrl);
  return {
    ...file,
    poster: (picture && webAddress(picture)) || file.addressOf('thumbnail'),
    settings: readSettings(node, warn),
  };
}
