import { afterEach, expect, it } from 'vitest';
import { readLoginLink } from './read';

afterEach(() => document.body.replaceChildren());

function read(html: string) {
  document.body.innerHTML = html;
  const node = document.body.firstElementChild;
  if (!(node instanceof HTMLElement)) throw new Error('No node');
  const model = readLoginLink({ node });
  return model && [model.link.localName, model.leadsOn];
}

const header = (link: string) => `<span class="user-accounts-link">${link}</span>`;

it.each<[string, string, [string, boolean] | null]>([
  ['one’s own link', '<a data-block="login-link" href="/enter">x</a>', ['a', true]],
  ['one’s own button', '<button data-block="login-link">x</button>', ['button', false]],
  ['the platform’s button', '<button class="sign-in-button">x</button>', ['button', false]],
  [
    'the platform’s link',
    header('<a class="user-accounts-text-link" href="#">x</a>'),
    ['a', false],
  ],
  [
    'the platform’s link to a login',
    header('<a class="user-accounts-text-link" href="/account/login">x</a>'),
    ['a', true],
  ],
  [
    'its text without a link',
    header('<span class="user-accounts-text-link">x</span>'),
    ['span', false],
  ],
  [
    'its link to the account',
    header('<a class="user-accounts-text-link" href="/account">x</a>'),
    null,
  ],
  ['a script for a link', '<a class="sign-in-button" href="javascript:void 0">x</a>', ['a', false]],
])('reads %s', (_, html, model) => {
  expect(read(html)).toEqual(model);
});
