import { expect, it, vi } from 'vitest';
import { fillParts } from './fillParts';
import type { AddressModel } from './read';

function field(html: string): AddressModel {
  document.body.innerHTML = html;
  const find = (name: string) =>
    document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`) ?? undefined;
  const input = find('line1') as HTMLInputElement;
  const parts = { line1: input, city: find('city'), country: find('country') };
  return { input, parts, productPage: '', productSection: '' } as AddressModel;
}

it('writes what it knows, as a visitor does, and leaves the rest', () => {
  const model = field('<input name="line1"><input name="city" value="Bowmore">');
  const onInput = vi.fn();
  document.body.addEventListener('input', onInput, { once: true });
  fillParts(model, { line1: '80 Quay Street', zip: 'PA42' });
  expect(model.input.value).toBe('80 Quay Street');
  expect(model.parts.city?.value).toBe('Bowmore');
  expect(onInput).toHaveBeenCalledOnce();
});

it.each([
  [{ country: 'iceland', countryCode: 'IS' }, 'Iceland'],
  [{ country: 'Ísland', countryCode: 'IS' }, 'IS'],
  [{ country: 'Norway', countryCode: 'NO' }, ''],
])('chooses %j as %s', (place, value) => {
  const options =
    '<option value=""></option><option>Iceland</option><option value="IS">Island</option>';
  const model = field(`<input name="line1"><select name="country">${options}</select>`);
  fillParts(model, place);
  expect(model.parts.country?.value).toBe(value);
});
