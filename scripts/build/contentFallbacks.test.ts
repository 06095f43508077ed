import { expect, it } from 'vitest';
import { contentFallbacks } from './contentFallbacks';

it('draws a sign that is not said, or said in words, in older browsers too', () => {
  expect(contentFallbacks('a::after { content: "\\00d7" / ""; color: red }')).toBe(
    'a::after { content: "\\00d7"; content: "\\00d7" / ""; color: red }',
  );
  expect(contentFallbacks('a::after{content:"+"/"more"}')).toBe(
    'a::after{content: "+"; content:"+"/"more"}',
  );
});

it('leaves all else as it is', () => {
  const css = 'a { place-content: center; grid-area: 1 / 2 } a::after { content: "a / b" }';
  expect(contentFallbacks(css)).toBe(css);
});
