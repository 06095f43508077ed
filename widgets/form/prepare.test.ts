import { describe, expect, it } from 'vitest';
import { createAdoption } from '#engine/adoption';
import { prepareForm } from './prepare';

const block = { id: 'form-1', json: undefined };

function prepare(context: string | undefined, content = ''): HTMLElement {
  const node = document.createElement('div');
  node.innerHTML = `${context === undefined ? '' : '<script type="application/json" class="sqs-form-block-context"></script>'}<div class="form-wrapper">${content}</div>`;
  const script = node.querySelector('script');
  if (script) script.textContent = context ?? '';
  const adoption = createAdoption();
  prepareForm({ node, block, adopt: adoption });
  const wrapper = node.querySelector<HTMLElement>('.form-wrapper');
  const height = wrapper?.style.minHeight ?? '';
  adoption.release();
  expect(wrapper?.hasAttribute('style')).toBe(false);
  node.dataset.height = height;
  return node;
}

const heightOf = (formFields: unknown) =>
  Number.parseFloat(prepare(JSON.stringify({ formFields })).dataset.height || '0');

it('shows a form that was sent hidden, until it is given back', () => {
  const node = document.createElement('div');
  node.innerHTML = '<div class="form-wrapper"><div class="form-inner-wrapper" hidden></div></div>';
  const adoption = createAdoption();
  prepareForm({ node, block, adopt: adoption });
  expect(node.querySelector('[hidden]')).toBeNull();
  adoption.release();
  expect(node.querySelector('[hidden]')).not.toBeNull();
});

describe('the room of a form that is to be drawn', () => {
  it('grows with its fields', () => {
    const text = { type: 'text', locked: false };
    expect(heightOf([text])).toBeGreaterThan(0);
    expect(heightOf([text, text])).toBeGreaterThan(heightOf([text]));
  });

  it.each([
    ['broken', '{'],
    ['null', 'null'],
    ['without fields', '{}'],
    ['absent', undefined],
  ])('is that of a button for a context that is %s', (_title, context) => {
    expect(prepare(context).dataset.height).toBe('6em');
  });

  it('is not kept for a form that waits behind a button', () => {
    const context = { formFields: [{ type: 'text' }], useLightbox: true };
    expect(prepare(JSON.stringify(context)).dataset.height).toBe('');
  });

  it('is not kept for what the server drew', () => {
    expect(prepare('{"formFields":[{"type":"text"}]}', '<form></form>').dataset.height).toBe('');
  });
});
