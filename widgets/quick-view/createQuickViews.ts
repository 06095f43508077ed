import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import { navigate } from '#page/links/navigate';
import { createBackEntry } from '#page/overlays/createBackEntry';
import { createModals } from '#page/overlays/createModals';
import { wrapIndex } from '#rules/wrapIndex';
import { createConsent } from '#site/consent/consent';
import { quickViews } from '#texts/commerce/quickViews';
import { siteTexts } from '#texts/siteTexts';
import { fetchProduct } from './fetchProduct';
import { type QuickViewItem, readItems } from './read';
import { createView, type View } from './view/createView';
import { watchInput } from './view/watchInput';

/** The quick views of a page, of which one is open at a time. */
export interface QuickViews {
  /** Opens that of a button. */
  open(button: HTMLElement): void;
}

/** Records that a product was looked at, and tells the pixels, where the visitor agreed. */
async function record({ runtime }: Scope, { id }: QuickViewItem): Promise<void> {
  const { analytics, ads } = runtime.part(createConsent);
  if (!id || !(analytics.isGiven() || ads.isGiven())) return;
  try {
    (await runtime.use('analytics')).quickView(id);
  } catch (error) {
    runtime.report(error, { initializer: 'quick-view' });
  }
}

/** Moves through the products of a list: one is shown, and stays until the next one is here. */
function createSteps(scope: Scope, view: View, items: readonly QuickViewItem[], close: () => void) {
  const { runtime } = scope;
  let index = 0;
  let isFirst = true;
  let loading: Scope | undefined;

  const fail = (item: QuickViewItem, error: unknown) => {
    runtime.report(error, { initializer: 'quick-view' });
    if (!isFirst) return view.fail(item.address);
    // Nothing was shown yet: it is a link like any other.
    close();
    navigate(item.address);
  };

  const show = async (at: number) => {
    loading?.destroy();
    const mine = scope.begin();
    loading = mine;
    index = wrapIndex(at, items.length);
    const item = items[index];
    if (!item) return;
    view.wait(mine);
    try {
      const product = await fetchProduct(item.address, mine);
      if (mine.isEnded) return;
      view.show(product, item.address, isFirst ? undefined : { n: index + 1, count: items.length });
      // Only now: until there is a product, Back leaves the page as it does on the way to another.
      if (isFirst) scope.own(runtime.part(createBackEntry).add(close));
      isFirst = false;
      void runtime.scan(product);
      void record(scope, item);
    } catch (error) {
      if (!mine.isEnded) fail(item, error);
    }
    mine.destroy();
  };
  return { show, step: (by: number) => void show(index + by) };
}

/** Creates the quick views of a page. With the run, an open one closes. */
export function createQuickViews(runtime: Runtime): QuickViews & { destroy(): void } {
  const life = runtime.scope('quick-view');
  let open: Scope | undefined;
  const close = () => {
    open?.destroy();
    open = undefined;
  };
  return {
    open(button) {
      if (open || life.isEnded) return;
      const items = readItems(button);
      const scope = life.begin();
      open = scope;
      const texts = siteTexts(runtime, 'quickViews', quickViews);
      const view = createView(scope, texts, {
        hasOthers: items.length > 1,
        isNeutral: button.dataset.block !== undefined,
      });
      const steps = createSteps(scope, view, items, close);
      watchInput(scope, view, { close, step: steps.step });
      // Ends first: the focus goes back from what is still shown.
      scope.own(
        runtime.part(createModals).open({
          layer: view.layer,
          container: view.box,
          focus: () => view.box.focus({ preventScroll: true }),
          close,
          trail: [button],
        }),
      );
      void steps.show(items.findIndex((item) => item.button === button));
    },
    destroy: life.destroy,
  };
}
