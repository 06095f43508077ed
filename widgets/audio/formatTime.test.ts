import { expect, it } from 'vitest';
import { createNumberFormats } from '#rules/numbers/numberFormats';
import { formatTime, speakTime } from './formatTime';

it.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [60, '1:00'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
  [-1, ''],
])('%d s are shown as %j', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});

it.each([
  [0, '', '0 seconds'],
  [1, 'en', '1 second'],
  [65, 'en', '1 minute 5 seconds'],
  [3600, 'en', '1 hour'],
  [125, 'de', '2 Minuten 5 Sekunden'],
  [2, 'no such tag', '2 seconds'],
])('%d s in the language %j are %j', (seconds, language, text) => {
  expect(speakTime(seconds, language, createNumberFormats())).toBe(text);
});

it.each(['en', 'en-GB', ''])('asks for no format to say a time in %j', (language) => {
  const formats = () => {
    throw new Error('asked');
  };
  expect(speakTime(61, language, formats)).toBe('1 minute 1 second');
});
