import { CHECKOUT } from '#commerce/checkout/checkoutPath';
import { readNumberStyle } from '#commerce/readNumberStyle';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { createIslandRoots } from '#page/island/islandRoots.tsx';
import { allowedAddress } from '#page/links/allowedAddress';
import { markMade } from '#page/marks/markMade';
import { isMotionUnwanted } from '#page/motion/isMotionUnwanted';
import { createModals } from '#page/overlays/createModals';
import { DrawerPanel } from './DrawerPanel';
import type { CartDrawer, DrawerOptions } from './service';

const CART_PAGE = '/cart';

/** The class while it slides out. */
const CLOSING = 'skerry-cart-closing';

/** An address of this site, or the one in its place. */
const ownAddress = (address: string | undefined, fallback: string) =>
  (address && allowedAddress(address, location.href)) ?? fallback;

/** Makes the element of the drawer, above the page. */
function createLayer(life: Scope): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'skerry-cart skerry-cart-layer';
  markMade(layer);
  document.body.append(layer);
  life.own(() => layer.remove());
  return layer;
}

/** Creates the drawer of a page. It is in the page while it is open. */
export function createDrawer(runtime: Runtime): CartDrawer {
  const scope = runtime.scope('cart-drawer');
  let shown: { close(): void } | undefined;
  /** Of the one that was shown last, which may still be on its way out. */
  let last: Scope | undefined;

  const show = ({ cartUrl, checkoutUrl, minimum, opener }: DrawerOptions) => {
    // One that is on its way out goes at once.
    last?.destroy();
    const life = scope.begin();
    last = life;
    const layer = createLayer(life);
    const focused = document.activeElement;
    const back = opener ?? (focused instanceof HTMLElement ? focused : document.body);
    const settings = {
      numbers: readNumberStyle(opener ?? document.body, runtime),
      checkoutUrl: ownAddress(checkoutUrl, CHECKOUT),
      continueUrl: undefined,
      minimum,
    };
    const close = () => {
      shown = undefined;
      stopModal();
      if (isMotionUnwanted()) return life.destroy();
      layer.classList.add(CLOSING);
      const moving = layer.getAnimations({ subtree: true }).map(({ finished }) => finished);
      Promise.allSettled(moving).then(life.destroy);
    };
    const panel = (
      <DrawerPanel
        layer={layer}
        cartUrl={ownAddress(cartUrl, CART_PAGE)}
        settings={settings}
        scope={life}
        close={close}
      />
    );
    const fail = (error: unknown) => {
      life.report(error);
      queueMicrotask(close);
    };
    life.own(runtime.part(createIslandRoots).mount(panel, fail));
    const container = layer.querySelector<HTMLElement>('.skerry-cart-drawer') ?? layer;
    const stopModal = runtime.part(createModals).open({
      layer,
      container,
      focus: () => container.focus(),
      close,
      trail: [back],
    });
    life.own(stopModal);
    shown = { close };
  };

  return {
    open(options = {}) {
      if (!shown) show(options);
    },
    close: () => shown?.close(),
  };
}
