import { describe, expect, it } from 'vitest';
import { isHtml, plainText } from './plainText';

describe('what a visitor reads of some HTML', () => {
  it.each([
    ['', '', false],
    ['Thank you!', 'Thank you!', false],
    ['Berths < 12 m & buoys', 'Berths < 12 m & buoys', false],
    ['<p class="">Thank <em>you</em></p><p>Soon</p>', 'Thank you Soon', true],
    ['Fish &amp; chips &lt;3&#39;', "Fish & chips <3'", true],
    ['&constructor; &#1114111; &hearts;', '&constructor; &#1114111; &hearts;', true],
    ['<!-- note -->Text', 'Text', true],
  ])('%j is %j', (html, text, holdsHtml) => {
    expect(plainText(html)).toBe(text);
    expect(isHtml(html)).toBe(holdsHtml);
  });
});
