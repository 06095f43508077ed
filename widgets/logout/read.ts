import type { ReadScope } from '#engine/scope';
import { readFields, type Said } from '#page/fields/readFields';
import { listOf, text, yesNo } from '#page/fields/reads';

const BUTTON = 'button:not([type=button]),input[type=submit]';

export const fields = {
  cloneCart: { read: yesNo, fallback: false },
  successRedirect: { read: text, fallback: '' },
  redirectHosts: { read: listOf(text), fallback: [] },
};

declare module '#engine/block/blockOptions' {
  interface BlockOptions {
    logout: Said<typeof fields>;
  }
}

/** What logs a site user out. */
export interface LogoutModel {
  form: HTMLFormElement;
  /** What is pressed; null where Enter in a field does it. */
  button: HTMLElement | null;
  /** The visitor keeps a copy of the cart. */
  cloneCart: boolean;
  /** Where to go afterwards, unchecked; empty for this page, as a visitor sees it. */
  successRedirect: string;
  /** Hosts beside the page's own that may be gone to. */
  redirectHosts: readonly string[];
}

/** Reads a logout; null, after a warning, for one without a form. */
export function readLogout({ node, block, warn }: ReadScope): LogoutModel | null {
  const form = node instanceof HTMLFormElement ? node : node.querySelector('form');
  if (!form) {
    warn('form', 'is missing; left as it is');
    return null;
  }
  // A field may be called `querySelector`.
  const button = Element.prototype.querySelector.call(form, BUTTON) as HTMLElement | null;
  return { form, button, ...readFields(block.json, fields, warn) };
}
