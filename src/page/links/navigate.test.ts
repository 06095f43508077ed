import { expect, it, vi } from 'vitest';
import { navigate } from './navigate';

const frameAt = (href: string) => ({ location: { href, replace: vi.fn() } });

it('goes to the parsed address, in the frame that it was given', () => {
  const frame = frameAt('https://other.example/');
  expect(navigate('/checkout?a=1', { frame })).toBe(true);
  expect(frame.location.href).toBe(`${location.origin}/checkout?a=1`);
  expect(navigate('https://PAY.example', { frame, hosts: ['pay.example'] })).toBe(true);
  expect(frame.location.href).toBe('https://pay.example/');
  expect(frame.location.replace).not.toHaveBeenCalled();
});

it('takes the place of the page in the way back', () => {
  const frame = frameAt('unchanged');
  expect(navigate('/config', { frame, replaces: true })).toBe(true);
  expect(frame.location.replace).toHaveBeenCalledExactlyOnceWith(`${location.origin}/config`);
  expect(frame.location.href).toBe('unchanged');
});

it('stays where it may not go', () => {
  const frame = frameAt('unchanged');
  expect(navigate('//evil.example', { frame })).toBe(false);
  expect(navigate('javascript:alert(1)', { frame })).toBe(false);
  expect(frame.location.href).toBe('unchanged');
});

it('is not misled by a base of another site', () => {
  const base = document.createElement('base');
  base.href = 'https://evil.example/';
  document.head.append(base);
  const frame = frameAt('');
  navigate('/cart', { frame });
  base.remove();
  expect(frame.location.href).toBe(`${location.origin}/cart`);
});
