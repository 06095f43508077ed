import { expect, it } from 'vitest';
import { encodeSite } from './encodeSite';

it.each([
  ['quiet-harbour-8kxm', 'eyJpZGVudGlmaWVyIjoicXVpZXQtaGFyYm91ci04a3htIn0='],
  ['höfn ⚓', 'eyJpZGVudGlmaWVyIjoiaMO2Zm4g4pqTIn0='],
])('%s', (identifier, encoded) => {
  expect(encodeSite(identifier)).toBe(encoded);
});
