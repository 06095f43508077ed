import { afterEach, expect, it } from 'vitest';
import { replaceMember } from '#fixtures/harness/replaceMember';
import { createAdoption } from '../adoption';
import { freeDocument } from './freeDocument';

afterEach(() => document.body.replaceChildren());

it.each([
  ['cookie', '<img name="cookie">', '<img>'],
  ['createElement', '<form name="createElement"></form>', '<form></form>'],
  ['title', '<iframe name="title"></iframe>', '<iframe></iframe>'],
  ['forms', '<object id="forms"></object>', '<object></object>'],
  ['cookie', '<img id="cookie" name="seal">', '<img name="seal">'],
])('frees %s from %s, and gives it back', (member, html, freed) => {
  document.body.innerHTML = html;
  replaceMember(member);
  const adoption = createAdoption();
  freeDocument(adoption);
  expect(document.body.innerHTML).toBe(freed);
  adoption.release();
  expect(document.body.innerHTML.length).toBe(html.length);
});

it.each(['<form id="title"></form>', '<img id="links">', '<p id="cookie"></p>'])(
  'leaves %s, which replaces nothing',
  (html) => {
    document.body.innerHTML = html;
    freeDocument(createAdoption());
    expect(document.body.innerHTML).toBe(html);
  },
);

it('leaves a name that is no member', () => {
  document.body.innerHTML = '<form name="letter"></form>';
  replaceMember('letter');
  freeDocument(createAdoption());
  expect(document.body.innerHTML).toBe('<form name="letter"></form>');
});
