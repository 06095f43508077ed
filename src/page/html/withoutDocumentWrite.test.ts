import { expect, it, vi } from 'vitest';
import { withoutDocumentWrite } from './withoutDocumentWrite';

it('gives the page its document.write back, also its own one, and after a throw', () => {
  const own = vi.fn();
  Object.defineProperty(document, 'write', { value: own, configurable: true });
  const refused = vi.fn();
  expect(() =>
    withoutDocumentWrite(() => {
      document.write('x');
      document.writeln('x');
      throw new Error('after');
    }, refused),
  ).toThrow('after');
  expect(refused).toHaveBeenCalledTimes(2);
  expect(own).not.toHaveBeenCalled();
  expect(document.write).toBe(own);
  Reflect.deleteProperty(document, 'write');
  expect(Object.hasOwn(document, 'writeln')).toBe(false);
});
