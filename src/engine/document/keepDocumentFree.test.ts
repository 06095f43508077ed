import { afterEach, expect, it, vi } from 'vitest';
import { replaceMember } from '#fixtures/harness/replaceMember';
import { createAdoption } from '../adoption';
import { keepDocumentFree } from './keepDocumentFree';

let undo: (() => void)[] = [];

function keep() {
  const adopt = createAdoption();
  const own = (end: () => void) => {
    undo.push(end);
    return end;
  };
  keepDocumentFree({ adopt, own });
  undo.push(adopt.release);
}

const end = () => {
  for (const one of undo) one();
  undo = [];
};

afterEach(() => {
  end();
  document.body.replaceChildren();
});

it.each([
  '<img name="createElement">',
  '<p><img name="createElement"></p>',
  '<form name="createElement"><input name="querySelector"><input name="matches"></form>',
])('takes the name from %s when it comes, and gives it back', async (html) => {
  keep();
  document.body.innerHTML = html;
  replaceMember('createElement');
  const named = () => document.getElementsByName('createElement').length;
  await vi.waitFor(() => expect(named()).toBe(0));
  end();
  expect(named()).toBe(1);
});

it('takes a name that is there already', () => {
  document.body.innerHTML = '<img name="createElement">';
  replaceMember('createElement');
  keep();
  expect(document.body.innerHTML).toBe('<img>');
});
