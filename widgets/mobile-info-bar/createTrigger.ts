import { createElement } from '#page/elements/createElement';

const SVG = 'http://www.w3.org/2000/svg';

/** The prefix of all classes of the platform's bar. */
export const BAR = 'sqs-mobile-info-bar';

/** The paths of the icons: lines on a square of 24. */
const ICONS = {
  contactEmail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  contactPhoneNumber:
    'M6 3h3l2 5-2.500 1.500a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  location:
    'M12 21s7-6.500 7-11a7 7 0 0 0-14 0c0 4.500 7 11 7 11zM12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  businessHours: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.500 2',
} as const;

export type TriggerType = keyof typeof ICONS;

function createIcon(type: TriggerType): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[type]);
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(path);
  return icon;
}

/** Creates a link or a button of the bar: an icon above its label. */
export function createTrigger<Tag extends 'a' | 'button'>(
  tag: Tag,
  type: TriggerType,
  label: string,
): HTMLElementTagNameMap[Tag] {
  const trigger = createElement(
    tag,
    `${BAR}-trigger`,
    createElement('span', `${BAR}-trigger-icon`, createIcon(type)),
    createElement('span', `${BAR}-trigger-label`, label),
  );
  trigger.dataset.type = type;
  return trigger;
}
