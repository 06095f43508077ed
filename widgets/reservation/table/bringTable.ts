import type { BlockScope, Scope } from '#engine/scope';
import { whenFilled } from '#page/elsewhere/whenFilled';
import { createScript } from '#page/html/scripts/createScript';
import { runScript } from '#page/html/scripts/runScript';
import { markMade } from '#page/marks/markMade';
import type { TableBooking } from '../reservation';
import { tableAddress } from './tableAddress';

/** The element whose classes say how a form of the second generation looks. */
const WRAPPER = '.squarespace-opentable-new-age-wrapper';

/** Puts the classes of the style sheets on a block, as far as its options say something. */
export function dressTable(
  { node, adopt }: Pick<BlockScope, 'node' | 'adopt'>,
  place: HTMLElement,
  booking: TableBooking,
): void {
  const { version, hideTitle, hideIcons, hideLogo, hideFields } = booking;
  const dressed = version === 1 ? node : place;
  const classes = {
    ...(version === 1
      ? {
          'sqs-block-opentable-hide-title': hideTitle,
          'sqs-block-opentable-hide-fields': hideFields,
        }
      : {
          'opentable-block-hide-title': hideTitle,
          'opentable-block-hide-icons': hideIcons,
          'opentable-block-hide-logo': hideLogo,
        }),
  };
  for (const [name, isOn] of Object.entries(classes)) {
    if (isOn !== undefined) adopt.toggleClass(dressed, name, isOn);
  }
  // The platform's sheet shows it when it is loaded; what the server sent is to be seen before.
  if (place.matches(WRAPPER)) adopt.style(place, 'opacity', '1');
}

/** Brings the company's form into the block. Its script shows it where it stands. */
export async function bringTable(
  scope: Scope,
  place: HTMLElement,
  booking: TableBooking,
): Promise<HTMLElement> {
  const { runtime, adopt } = scope;
  const language = document.documentElement.lang || runtime.context.read('website.language', '');
  const script = createScript(runtime, tableAddress(booking, language));
  const box = document.createElement('div');
  markMade(box);
  box.className = 'skerry-reservation';
  box.tabIndex = -1;
  place.append(box);
  scope.own(() => box.remove());
  const isDressed = place.matches(WRAPPER);
  if (isDressed) adopt.toggleClass(place, 'loading', true);
  await runScript(scope, script, { ready: whenFilled(scope, box), place: box });
  if (isDressed) {
    adopt.toggleClass(place, 'loading', false);
    adopt.toggleClass(place, 'loaded', true);
  }
  return box;
}
