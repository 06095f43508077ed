import type { Scope } from '#engine/scope';

/**
 * Resolves with whether what an image is loading comes. The image may be told of another address
 * meanwhile: then of that. When the scope ends first, it counts as not come.
 */
export const arrival = (image: HTMLImageElement, scope: Pick<Scope, 'begin'>): Promise<boolean> =>
  new Promise((resolve) => {
    const waiting = scope.begin();
    const endWith = (hasCome: boolean) => () => {
      resolve(hasCome);
      waiting.destroy();
    };
    waiting.listen(image, { load: endWith(true), error: endWith(false) });
    waiting.own(() => resolve(false));
  });
