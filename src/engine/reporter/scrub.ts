const CUT = '[scrubbed]';

/**
 * A secret's name and value (`name: value`, `name=value`), also escaped, to the end of the line.
 */
const NAMED =
  /((?:crumb|token|secret|passw|pwd|[cx]srf|authorization|api[-_ ]?key|sess|jwt|credential|\bsid|\bauth\b)[\w%-]{0,40}?\W{0,9}?(?:[:=]|%3[ad])|bearer\s)\s{0,9}.*/gi;

/** A query parameter's value, without the `:line:column` that a stack puts behind an address. */
const QUERY = /([?&#][^\s?&#=]*=)[^\s&#"<>]+?((:\d+:\d+\)?)?(?![^\s&#"<>]))/g;

/**
 * A JSON web token, which begins with the base64 of `{"`, or an e-mail address, also with an
 * encoded @; not `library@1.2.3`.
 */
const TOKEN_OR_EMAIL =
  /eyJ[\w.-]{16,}|[^\s"<>():,;@/?&=]{1,64}(@|%(25){0,3}40)[^\s"<>():,;@/?&=%]*\.[^\s"<>():,;@/?&=%.\d][^\s"<>():,;@/?&=%]+/g;

/** What may be a long random segment: of a path, a hash route, a cookie. */
const SEGMENT = /[\w-]{16,}/g;

/** Where a segment goes from one kind of character to another. */
const CHANGE = /[a-z](?=[A-Z\d])|[A-Z](?=\d)|\d(?=[A-Za-z])/g;

/**
 * The changes of a random text, for each of its characters, are 0.4 and more; those of a name in
 * camel case are below 0.2.
 */
const RANDOM = 0.25;

/** The names of files, which stacks consist of, and of the platform's blocks. */
const NAMED_FILE = /^\.(m?js|css)\b/;
const NAMED_BLOCK = /^block-/;

/** A telephone number: with a plus, or in groups as people write them. */
const PHONE =
  /\+\d(?:[ ().-]?\d){7,14}|\(\d{3}\) ?\d{3}[ .-]\d{4}|\b\d{3}([ .-])\d{3}\1\d{4}\b|\b0\d(?:[ .-]\d\d){4}\b/g;

/** What may be a card's number, in groups or not, also encoded. */
const DIGITS = /\b\d(?:(?:[ +-]|%20)?\d){12,40}/g;

/** The digits of the longest card's number. */
const MAX_CARD = 19;

/** Returns whether digits pass the check of a card's number. */
function passesCheck(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

const scrubSegments = (text: string) =>
  text.replace(SEGMENT, (segment, at: number) => {
    const end = at + segment.length;
    const isNamed = NAMED_BLOCK.test(segment) || NAMED_FILE.test(text.slice(end, end + 5));
    const changes = segment.match(CHANGE)?.length ?? 0;
    return !isNamed && changes >= segment.length * RANDOM ? CUT : segment;
  });

const scrubCards = (text: string) =>
  text.replace(DIGITS, (found) => {
    const digits = found.replace(/%20|\D/g, '');
    return digits.length > MAX_CARD || passesCheck(digits) ? CUT : found;
  });

/**
 * Removes secrets from a text that is about to be reported: whatever follows the name of a crumb,
 * token, secret, password, authorization, API key or session, to the end of its line (the end of
 * such a value can't be told), bearer and JSON web tokens, values of query parameters, e-mail
 * addresses, telephone numbers, numbers that pass a card's check, and long random segments. Cut the
 * text afterwards, never before: half a secret is not found.
 *
 * Each pattern looks a bounded way back, or never twice at the same text: the time grows with the
 * text's length only.
 */
export const scrub = (text: string): string =>
  // Named secrets first: the other patterns may take a part of their line away.
  scrubCards(
    scrubSegments(
      text.replace(NAMED, `$1${CUT}`).replace(QUERY, `$1${CUT}$2`).replace(TOKEN_OR_EMAIL, CUT),
    ).replace(PHONE, CUT),
  );
