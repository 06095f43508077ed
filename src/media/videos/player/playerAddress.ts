import { providerOf } from '../embed/providers';

/**
 * Returns a player's address: with what it needs to listen, and nothing that starts it unasked.
 *
 * @param isAsked The visitor asked for this video: it may play by itself.
 * @param page The page's full address.
 */
export function playerAddress(embedded: URL, isAsked: boolean, page: string): URL {
  const address = new URL(embedded);
  const provider = providerOf(address);
  const parameters = address.searchParams;
  if (!isAsked && parameters.has('autoplay')) parameters.delete('autoplay');
  if (!provider) return address;
  const { origin } = new URL(page);
  for (const [name, value] of Object.entries(provider.listening(origin))) {
    parameters.set(name, value);
  }
  if (isAsked) parameters.set('autoplay', '1');
  return address;
}
