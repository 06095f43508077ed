import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCountdown } from './read';

const warn = vi.fn<(field: string, message: string) => void>();
const NOON = Date.UTC(2030, 5, 1, 12);

beforeEach(() => warn.mockReset());
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllEnvs();
});

function read(html: string, json?: unknown) {
  document.body.innerHTML = html;
  const node = document.body.firstElementChild as HTMLElement;
  return readCountdown({ node, block: { id: 'a', json }, warn });
}

it.each([
  ['<p>On <time datetime="2030-06-01T12:00Z">1 June</time></p>', undefined],
  [`<p data-date="${NOON}"></p>`, undefined],
  [`<p><b data-date="2030-06-01T14:00+02:00"></b></p>`, {}],
  ['<p><time datetime="2001-01-01"></time></p>', { date: '2030-06-01T12:00:00.000Z' }],
])('reads the date of %s with %j', (html, json) => {
  expect(read(html, json)).toMatchObject({ date: NOON, format: 'numeric', sent: null });
  expect(warn).not.toHaveBeenCalled();
});

it('counts down to a day where the visitor is', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const model = read('<p>On <time datetime="2031-01-01">New Year</time></p>');
  expect(model?.date).toBe(Date.UTC(2031, 0, 1, 5));
});

it.each(['<p></p>', '<p data-date="soon"></p>', '<p><time datetime="2030-13-41">?</time></p>'])(
  'leaves %s as it is',
  (html) => {
    expect(read(html)).toBeNull();
    expect(warn).toHaveBeenCalledWith('date', expect.stringContaining('is no date'));
  },
);

it('reads the platform’s slice', () => {
  const unit = (type: string) =>
    `<div class="countdown-unit" data-unit-type="${type}"><div class="countdown-unit-value"></div><div class="countdown-unit-label"></div></div>`;
  const model = read(
    `<div lang="de" data-slice-type="countdown" data-date="${NOON}"><div class="countdown-message-pre">Noch</div><div class="countdown-content" data-format="textual">${unit('hour')}${unit('days')}${unit('aeons')}</div><div class="countdown-event-message">Jetzt</div></div>`,
  );
  expect(model).toMatchObject({ format: 'textual', units: ['days', 'hours'], language: 'de' });
  expect(model?.sent?.units.map(({ unit }) => unit)).toEqual(['hours', 'days']);
  expect(model?.sent?.before?.textContent).toBe('Noch');
  expect(model?.sent?.after).toBeNull();
});

it('takes defaults for what can’t be used', () => {
  const html = `<p data-date="${NOON}"></p>`;
  const units = ['days', 'hours', 'minutes', 'seconds'];
  expect(read(html, { format: 'roman', units: ['weeks'] })).toMatchObject({
    format: 'numeric',
    units,
  });
  expect(warn.mock.calls.map(([field]) => field)).toEqual(['format', 'units']);
  expect(read(html, { units: [] })).toMatchObject({ units });
  expect(read(html, { units: ['minutes', 'days', 'minutes'] })).toMatchObject({
    units: ['days', 'minutes'],
  });
});
