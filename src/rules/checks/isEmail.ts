const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 256;

/** How an e-mail address is checked. */
export interface EmailCheck {
  /** Returns whether a text has the form of an address. In a browser: as `<input type=email>`. */
  hasForm: (text: string) => boolean;
  /** An empty text is no mistake. Default: false. */
  optional?: boolean;
}

/**
 * Returns whether a text has the form `name@host.part`, with a last part of 2 to 4 alphanumerics.
 * This is the platform's old rule, for sites that need it: it refuses half of the top-level domains
 * in use, `.photography` among them.
 */
export const hasStrictEmailForm = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[a-z0-9]{2,4}$/i.test(text);

/**
 * Returns whether a text is an e-mail address: 3 to 256 characters, of the form that `hasForm`
 * knows.
 */
export const isEmail = (text: string, { hasForm, optional = false }: EmailCheck): boolean =>
  text === ''
    ? optional
    : text.length >= MIN_CHARACTERS && text.length <= MAX_CHARACTERS && hasForm(text);
