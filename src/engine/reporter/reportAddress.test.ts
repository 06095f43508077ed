import { afterEach, expect, it } from 'vitest';
import { reportAddress } from './reportAddress';

afterEach(() => document.head.replaceChildren());

const tag = (said: string) => {
  document.head.innerHTML = `<script type="text/plain" data-report-errors="${said}"></script>`;
};

const context = (json: string) => {
  document.head.innerHTML = `<script type="application/json" data-site-context>${json}</script>`;
};

it('is the platform’s where the page says nothing', () => {
  expect(reportAddress()?.pathname).toBe('/api/events/RecordJavascriptErrors');
  context('{"website": {}}');
  expect(reportAddress()?.pathname).toBe('/api/events/RecordJavascriptErrors');
  context('{"broken');
  expect(reportAddress()?.pathname).toBe('/api/events/RecordJavascriptErrors');
});

it('is what the page says, on a script tag or in the context', () => {
  tag('/errors');
  expect(reportAddress()?.href).toBe(`${location.origin}/errors`);
  context('{"reportErrors": "/js-errors"}');
  expect(reportAddress()?.href).toBe(`${location.origin}/js-errors`);
});

it.each(['off', 'https://elsewhere.example/errors', '//elsewhere.example/errors', 'http://['])(
  'is none for %s',
  (said) => {
    tag(said);
    expect(reportAddress()).toBeUndefined();
    context(JSON.stringify({ reportErrors: said }));
    expect(reportAddress()).toBeUndefined();
  },
);

it('is none for false', () => {
  context('{"reportErrors": false}');
  expect(reportAddress()).toBeUndefined();
});
