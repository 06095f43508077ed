import { expect, it } from 'vitest';
import { findStranger } from './findStranger';

it.each([
  ['<iframe src="https://maps.example/a"></iframe>', 'maps.example'],
  ["<iframe src='//Player.example:8080/a'></iframe>", 'player.example:8080'],
  ['<img src=https://pictures.example/a.png>', 'pictures.example'],
  ['<script>load("https:\\/\\/widgets.example\\/a.js")</script>', 'widgets.example'],
  ['<style>p { background: url(//cdn.example/a.png) }</style>', 'cdn.example'],
  ['<iframe src="http://localhost:4174/a"></iframe>', 'localhost:4174'],
  [
    '<a href="https://one.example">One</a><iframe src="https://two.example"></iframe>',
    'two.example',
  ],
])('%s asks another', (html, host) => {
  expect(findStranger(html, 'harbour.example')).toBe(host);
});

it.each([
  '<p>Tides // and winds</p>',
  '<a class="x" href="https://tides.example/today">Tides</a>',
  '<iframe src="/tides"></iframe>',
  '<iframe src="https://harbour.example/tides"></iframe>',
  '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '<script>document.title = "1" // a note</script>',
  '',
])('%s asks nobody', (html) => {
  expect(findStranger(html, 'harbour.example')).toBeUndefined();
});
