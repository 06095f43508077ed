import type { Scope } from '#engine/scope';
import { createHiddenText } from '#page/createHiddenText';
import { markMade } from '#page/marks/markMade';
import type { quickViews } from '#texts/commerce/quickViews';
import { fillText } from '#texts/fillText';
import { createControl } from './createControl';

/** A wait that ends within this time, in milliseconds, is not shown. */
const SPINNER_MS = 400;

/** What names a product in its own markup. */
const TITLE = '.ProductItem-details-title,[data-product-title],h1,h2,h3';

/** The platform's name of what is in the dialog, with which its style sheets find all of it. */
const PLATFORM = 'sqs-product-quick-view';

/** The dialog of a quick view, in the page until its scope ends. */
export interface View {
  /** Covers the page. */
  readonly layer: HTMLElement;
  /** The dialog itself. */
  readonly box: HTMLElement;
  readonly controls: Readonly<Record<'close' | 'previous' | 'next', HTMLButtonElement>>;
  /** Waits for a product: what is shown stays meanwhile. */
  wait(scope: Scope): void;
  /** Shows a product in place of the one before; says its place in the list, where it is given. */
  show(product: HTMLElement, address: string, place?: { n: number; count: number }): void;
  /** Says that a product could not be loaded, with a link to its page. */
  fail(address: string): void;
}

function create(className: string, ...children: readonly Node[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

function createLink(address: string, text: string): HTMLElement {
  const link = document.createElement('a');
  link.className = 'ProductItem-details-quickViewFullItemLink';
  link.href = address;
  link.append(text);
  return create('skerry-quick-view-full', link);
}

/** Creates the elements of the dialog. */
function createParts(texts: typeof quickViews, hasOthers: boolean) {
  const controls = {
    close: createControl('close', texts.close),
    previous: createControl('previous', texts.previous),
    next: createControl('next', texts.next),
  };
  for (const control of [controls.previous, controls.next]) {
    control.hidden = !hasOthers;
    control.classList.toggle(`${PLATFORM}-lightbox-element-hidden`, !hasOthers);
  }
  const content = create(`skerry-quick-view-content ${PLATFORM}-content`);
  const status = createHiddenText('');
  status.setAttribute('role', 'status');
  const spinner = create('skerry-quick-view-spinner');
  spinner.hidden = true;
  const { close, previous, next } = controls;
  const box = create(
    'skerry-quick-view-box lightbox-content',
    close,
    content,
    spinner,
    previous,
    next,
    status,
  );
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-modal', 'true');
  box.tabIndex = -1;
  box.setAttribute('aria-label', texts.label);
  const inner = create('skerry-quick-view-inner lightbox-inner', box);
  const layer = create(
    `skerry-quick-view sqs-modal-lightbox ${PLATFORM}-lightbox`,
    create('sqs-modal-lightbox-content', create('lightbox-background'), inner),
  );
  return { layer, inner, box, content, spinner, status, controls };
}

/**
 * Puts the dialog into the page, empty.
 *
 * @param hasOthers Whether there are others to move on to.
 * @param isNeutral Whether its looks are ours to say: the platform's style sheets say them otherwise.
 */
export function createView(
  scope: Scope,
  texts: typeof quickViews,
  { hasOthers, isNeutral }: { hasOthers: boolean; isNeutral: boolean },
): View {
  const { layer, inner, box, content, spinner, status, controls } = createParts(texts, hasOthers);
  layer.classList.toggle('skerry-quick-view-neutral', isNeutral);
  markMade(layer);
  document.body.append(layer);
  scope.own(() => layer.remove());

  const put = (...nodes: readonly Node[]) => {
    // The focus stays in the dialog when what had it goes.
    if (content.contains(document.activeElement)) box.focus({ preventScroll: true });
    content.replaceChildren(...nodes);
    inner.scrollTop = 0;
  };

  return {
    layer,
    box,
    controls,
    wait(waiting) {
      waiting.adopt.attribute(content, 'aria-busy', 'true');
      waiting.adopt.attribute(content, 'inert', '');
      waiting.after(SPINNER_MS, () => {
        spinner.hidden = false;
        status.textContent = texts.loading;
      });
      waiting.own(() => {
        spinner.hidden = true;
      });
    },
    show(product, address, place) {
      put(product, createLink(address, texts.full));
      const name = product.querySelector(TITLE)?.textContent?.trim() || texts.label;
      box.setAttribute('aria-label', name);
      status.textContent = place ? fillText(texts.position, { name, ...place }) : '';
    },
    fail(address) {
      const message = document.createElement('p');
      message.setAttribute('role', 'alert');
      message.append(texts.failed);
      put(message, createLink(address, texts.full));
      box.setAttribute('aria-label', texts.label);
      status.textContent = '';
    },
  };
}
