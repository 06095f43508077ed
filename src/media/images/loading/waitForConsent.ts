import { listen } from '#engine/events';
import type { Scope } from '#engine/scope';
import { isProviderPicture } from '../address/isProviderPicture';

/**
 * Resolves when the visitor's consent allows to ask for a picture of a provider of videos, as it
 * allows embeds, or when the scope has ended. Returns undefined for any other picture, which waits for
 * nothing.
 */
export const waitForConsent = (
  address: string,
  { runtime, own }: Scope,
): Promise<unknown> | undefined =>
  isProviderPicture(address)
    ? runtime.use('consent').then(
        (consent): unknown =>
          consent.isGiven('embeds') ||
          new Promise<void>((resolve) => {
            own(listen('consent', () => consent.isGiven('embeds') && resolve()));
            // Whoever waits goes on, and sees that the scope has ended.
            own(resolve);
          }),
      )
    : undefined;
