/** Where something is on the screen, in CSS px. */
export interface Place {
  x: number;
  y: number;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

function isSeen(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  const visible = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return visible && width > 0 && height > 0;
}

/** The middle of what is seen, if nothing covers it. */
function placeOf(node: Element): Place | undefined {
  const { left, top, width, height } = node.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  return hit && (node.contains(hit) || hit.contains(node)) ? place : undefined;
}

/**
 * Scrolls to the first match once a visitor can see it, and says where it is; undefined if none is
 * seen within `patience` milliseconds, or a page that has loaded has none.
 */
export async function show(selector: string, patience: number): Promise<Place | undefined> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const nodes = [...document.querySelectorAll(selector)];
    if (document.readyState === 'complete' && !nodes.length) return undefined;
    const node = isPainted() && nodes.find(isSeen);
    if (node) {
      const { top, bottom } = node.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) {
        node.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const place = placeOf(node);
      if (place) return place;
    }
    await nextFrame();
  }
  return undefined;
}
