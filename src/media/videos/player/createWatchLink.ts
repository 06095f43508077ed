import type { Scope } from '#engine/scope';

const UNSEEN = 'inset(50%)';

/** A link to the provider's own page. It shows when the frame does not come, or when it has the focus. */
export interface WatchLink {
  readonly node: HTMLAnchorElement;
  /** Shows it from now on: the frame did not come. */
  show(): void;
}

/** Creates the link; it hears of the focus until the scope ends. */
export function createWatchLink(
  address: string,
  text: string,
  { listen }: Pick<Scope, 'listen'>,
): WatchLink {
  const node = document.createElement('a');
  node.className = 'skerry-video-link';
  node.href = address;
  node.textContent = text;
  node.target = '_blank';
  node.rel = 'noopener';
  Object.assign(node.style, {
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    zIndex: '1',
    padding: '0.5em 0.75em',
    background: '#000',
    color: '#fff',
    clipPath: UNSEEN,
  });
  let isNeeded = false;
  const reveal = () => {
    node.style.clipPath = '';
  };
  listen(node, {
    focus: reveal,
    blur() {
      if (!isNeeded) node.style.clipPath = UNSEEN;
    },
  });
  return {
    node,
    show() {
      isNeeded = true;
      reveal();
    },
  };
}
