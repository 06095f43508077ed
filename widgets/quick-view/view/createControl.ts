const SVG = 'http://www.w3.org/2000/svg';

/** A shape on a square of so many units, as the platform's style sheets expect it for their widths of lines. */
interface Icon {
  size: number;
  lines: readonly Readonly<Record<string, string>>[];
  element: 'line' | 'polyline';
}

const ICONS = {
  close: {
    size: 20,
    element: 'line',
    lines: [
      { x1: '2', y1: '2', x2: '18', y2: '18' },
      { x1: '18', y1: '2', x2: '2', y2: '18' },
    ],
  },
  previous: { size: 60, element: 'polyline', lines: [{ points: '40,6 16,30 40,54' }] },
  next: { size: 60, element: 'polyline', lines: [{ points: '20,6 44,30 20,54' }] },
} as const satisfies Record<string, Icon>;

/** The platform's classes of the buttons. */
const CLASSES = { close: 'close', previous: 'prev', next: 'next' };

function createIcon({ size, element, lines }: Icon): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('fill', 'none');
  for (const line of lines) {
    const shape = document.createElementNS(SVG, element);
    for (const [name, value] of Object.entries(line)) shape.setAttribute(name, value);
    svg.append(shape);
  }
  return svg;
}

/** Creates a button of the dialog. */
export function createControl(kind: keyof typeof ICONS, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `skerry-quick-view-control skerry-quick-view-${kind} sqs-product-quick-view-lightbox-${CLASSES[kind]}-button`;
  button.setAttribute('aria-label', label);
  button.append(createIcon(ICONS[kind]));
  return button;
}
