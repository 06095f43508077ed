import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { propertyRuns, propertyTimeout } from '#fixtures/harness/propertyRuns';
import {
  formatPopupRecord,
  keepPopupRecord,
  parsePopupRecord,
  readPopupRecord,
} from './popupRecord';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('is kept by the specified keys', () => {
  keepPopupRecord({ version: 2, submitted: true, closed: 5 });
  expect(JSON.parse(localStorage.getItem('squarespace-popup-overlay') ?? '')).toEqual({
    version: 2,
    submitted: true,
    'date-closed': 5,
  });
  expect(readPopupRecord()).toEqual({ version: 2, submitted: true, closed: 5 });
});

it.each(['', '{', 'null', '7', '[]', '{}', '{"version":"2"}', '{"__proto__":{"version":2}}'])(
  'takes %j for none',
  (text) => {
    expect(parsePopupRecord(text)).toBeUndefined();
  },
);

it.each([
  ['{"version":1}', undefined],
  ['{"version":1,"date-closed":null}', undefined],
  ['{"version":1,"date-closed":"soon"}', undefined],
  ['{"version":1,"date-closed":{}}', undefined],
  ['{"version":1,"date-closed":"1970-01-01T00:00:01Z"}', 1000],
])('%s was closed at %s', (text, closed) => {
  expect(parsePopupRecord(text)).toEqual({ version: 1, submitted: false, closed });
});

it('does without a storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  keepPopupRecord({ version: 1, submitted: false, closed: 1 });
  expect(readPopupRecord()).toBeUndefined();
});

it(
  'reads what it has written, and throws at nothing',
  () => {
    const record = fc.record({
      version: fc.integer(),
      submitted: fc.boolean(),
      closed: fc.option(fc.nat(), { nil: undefined }),
    });
    fc.assert(
      fc.property(record, fc.oneof(fc.string(), fc.json()), (kept, text) => {
        expect(parsePopupRecord(formatPopupRecord(kept))).toEqual(kept);
        parsePopupRecord(text);
      }),
      propertyRuns,
    );
  },
  propertyTimeout,
);
