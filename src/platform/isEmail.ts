const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 256;

/** How an e-mail address is checked. */
export interface EmailCheck {
  /** Whether the address has the form of one. In a browser, that of its own `<input type=email>`. */
  hasForm: (text: string) => boolean;
  /** An empty text is no mistake. Default: false. */
  optional?: boolean;
}

/**
 * The form as the specification words it: `name@host.part`, with a last part of 2 to 4
 * alphanumerics. It refuses half of the top-level domains in use, `.photography` among them: for
 * sites that need the old rule.
 */
export const hasStrictEmailForm = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[a-z0-9]{2,4}$/i.test(text);

/**
 * Whether a text is an e-mail address (platform.md, section 5): 3 to 256 characters, of the form
 * that `hasForm` knows.
 */
export const isEmail = (text: string, { hasForm, optional = false }: EmailCheck): boolean =>
  text === ''
    ? optional
    : text.length >= MIN_CHARACTERS && text.length <= MAX_CHARACTERS && hasForm(text);
