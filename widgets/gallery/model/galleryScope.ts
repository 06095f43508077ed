import type { BlockScope, Scope } from '#engine/scope';

/** The scope of a gallery: a block's, or that of a gallery made by code. */
export type GalleryScope = Scope & Pick<BlockScope, 'warn'>;
