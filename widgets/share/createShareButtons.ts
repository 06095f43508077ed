import type { Scope } from '#engine/scope';
import type { sharing } from '#texts/social/sharing';
import type { Shared } from './shareAddresses';

/** How long it is seen that something was copied, in milliseconds. */
const TOLD_MS = 4000;

/** What of the browser a page may lack: the system's share sheet, and the clipboard. */
type Lacking = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

function createButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'skerry-share-item';
  button.textContent = name;
  return button;
}

/** What a visitor can press, and what tells how it went. */
export interface ShareButtons {
  /** Opens the system's share sheet; undefined where there is none. */
  share: HTMLElement | undefined;
  /** Copies the address; undefined where the page may not. */
  copy: HTMLElement | undefined;
  /** Says what has happened, to screen readers too. */
  status: HTMLElement;
}

/**
 * Creates the buttons that the browser can keep the promise of. Where it then refuses, the address is
 * shown, for the visitor to copy.
 */
export function createShareButtons(
  scope: Scope,
  { url, title }: Shared,
  texts: typeof sharing,
): ShareButtons {
  const { share, clipboard }: Lacking = navigator;
  const status = document.createElement('span');
  status.className = 'skerry-share-status';
  status.setAttribute('role', 'status');
  let forget = () => {};
  const tell = (text: string) => {
    forget();
    status.textContent = text;
  };

  const onShare = async () => {
    try {
      await share?.call(navigator, { title, url });
    } catch (error) {
      // The visitor has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      tell(url);
    }
  };
  const onCopy = async () => {
    try {
      await clipboard?.writeText(url);
      tell(texts.copied);
      forget = scope.after(TOLD_MS, () => tell(''));
    } catch {
      tell(url);
    }
  };
  const button = (isThere: unknown, name: string, click: () => void) => {
    if (!isThere) return undefined;
    const made = createButton(name);
    scope.listen(made, { click });
    return made;
  };
  return {
    share: button(share, texts.share, onShare),
    copy: button(clipboard, texts.copy, onCopy),
    status,
  };
}
