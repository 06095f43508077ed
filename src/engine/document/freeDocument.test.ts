import { afterEach, expect, it } from 'vitest';
import { createAdoption } from '../adoption';
import { freeDocument } from './freeDocument';

afterEach(() => document.body.replaceChildren());

it.each([
  ['<img name="cookie">', '<img>'],
  ['<form name="createElement"></form>', '<form></form>'],
  ['<iframe name="body"></iframe>', '<iframe></iframe>'],
  ['<object id="forms"></object>', '<object></object>'],
  ['<img id="cookie" name="seal">', '<img name="seal">'],
])('takes the name from %s, and gives it back', (html, freed) => {
  document.body.innerHTML = html;
  const adoption = createAdoption();
  freeDocument(adoption);
  expect(document.body.innerHTML).toBe(freed);
  adoption.release();
  expect(document.body.innerHTML.length).toBe(html.length);
});

it.each([
  '<form id="title"></form>',
  '<img id="links">',
  '<p id="cookie"></p>',
  '<form name="letter"></form>',
])('leaves %s, which replaces nothing', (html) => {
  document.body.innerHTML = html;
  freeDocument(createAdoption());
  expect(document.body.innerHTML).toBe(html);
});
