import type { TableBooking } from '../reservation';

/**
 * Returns the address of the company's script, which is the same for all restaurants but for what it is
 * told. It shows its form where the script stands, not in a frame: the style sheets of the platform
 * draw it.
 *
 * @param language A language tag, or empty for the company's own.
 */
export function tableAddress({ restaurantId, domain }: TableBooking, language: string): string {
  const address = new URL('https://www.opentable.com/widget/reservation/loader');
  const told = {
    rid: restaurantId,
    domain: domain.replace('.', ''),
    type: 'standard',
    theme: 'standard',
    ...(language && { lang: language }),
    overlay: 'false',
    iframe: 'false',
  };
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value);
  return address.href;
}
