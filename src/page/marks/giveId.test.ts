import { afterEach, expect, it } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { giveId } from './giveId';

afterEach(() => document.body.replaceChildren());

const adoption = createAdoption();

function paragraph(id = ''): Element {
  const node = document.createElement('p');
  if (id) node.id = id;
  document.body.append(node);
  return node;
}

it('keeps the server’s id', () => {
  expect(giveId(adoption, paragraph('servers'), 'ours')).toBe('servers');
});

it('gives each node an id of its own', () => {
  const ids = [1, 2, 3].map(() => giveId(adoption, paragraph(), 'ours'));
  expect(ids).toEqual(['ours', 'ours-2', 'ours-3']);
});

it('is undone with the adoption', () => {
  const life = createAdoption();
  const node = paragraph();
  giveId(life, node, 'ours');
  life.release();
  expect(node.hasAttribute('id')).toBe(false);
});
