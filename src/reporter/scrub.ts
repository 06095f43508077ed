const CUT = '[scrubbed]';

/** `name: value` and `name=value` in text, JSON and forms, also escaped, to the end of the line. */
const NAMED =
  /((?:crumb|token|secret|passw|pwd|[cx]srf|authorization|api[-_ ]?key|session)[\w%-]{0,40}?\W{0,9}?(?:[:=]|%3[ad])|bearer\s)\s{0,9}.*/gi;

/** The value of a query parameter. The `:line:column` that a stack puts behind an address stays. */
const QUERY = /([?&#][^\s?&#=]*=)[^\s&#"<>]+?((:\d+:\d+\)?)?(?![^\s&#"<>]))/g;

/**
 * A JSON web token, which begins with the base64 of `{"`, or an e-mail address, also with an
 * encoded @. `library@1.2.3` is none.
 */
const TOKEN_OR_EMAIL =
  /eyJ[\w.-]{16,}|[^\s"<>():,;@/?&=]{1,64}(@|%(25){0,3}40)[^\s"<>():,;@/?&=%]*\.[^\s"<>():,;@/?&=%.\d][^\s"<>():,;@/?&=%]+/g;

/**
 * Takes what nobody may read out of a text that is about to be reported: what follows the name
 * of a crumb, token, secret, password, authorization, API key or session, to the end of its line
 * (where such a value ends can't be told), bearer and JSON web tokens, every query parameter's
 * value, and e-mail addresses. Cut the text afterwards, never before: half a secret is not found.
 *
 * Each pattern looks a bounded way back or never twice at the same text, so that the time grows
 * with the text's length only.
 */
export const scrub = (text: string): string =>
  // The named ones come first: the other patterns may take a part of their line away.
  text.replace(NAMED, `$1${CUT}`).replace(QUERY, `$1${CUT}$2`).replace(TOKEN_OR_EMAIL, CUT);
