import { expect, it } from 'vitest';
import { openProgram } from './openProgram';

const frame = { location: { href: '' } };

it.each(['mailto:name@example.com?subject=Boats', 'tel:+15550100'])('opens %s', (target) => {
  expect(openProgram(target, frame)).toBe(true);
  expect(frame.location.href).toBe(target);
});

it.each(['javascript:alert(1)', 'https://evil.example/', '/path', 'sms:+15550100'])(
  'does not open %s',
  (target) => {
    frame.location.href = 'unchanged';
    expect(openProgram(target, frame)).toBe(false);
    expect(frame.location.href).toBe('unchanged');
  },
);
