import { describe, expect, it } from 'vitest';
import { readRoom } from './readRoom';

it('reads the platform’s words before the options’ own names', () => {
  const raw = { 'thumbnails-per-row': 2, thumbnailsPerRow: 5, thumbnailStripHeight: '61' };
  expect(readRoom(raw, 'grid')).toMatchObject({ thumbnailsPerRow: 2, thumbnailStripHeight: 61 });
});

describe('what is missing or wrong is the design’s default', () => {
  it.each([{}, { gutter: '' }, { gutter: null }, { gutter: -1 }, { gutter: 'wide' }])(
    '%o',
    (raw) => {
      expect(readRoom(raw, 'autocolumns').gutter).toBe(0);
      expect(readRoom(raw, 'autorows').gutter).toBe(20);
      expect(readRoom(raw, 'carousel').gutter).toBe(1);
    },
  );
});

it('knows the shape of a strip alone', () => {
  expect(readRoom({}, 'strip').aspectRatio).toBe(50);
  expect(readRoom({}, 'stacked').aspectRatio).toBeUndefined();
  expect(readRoom({ aspectRatio: 0 }, 'strip').aspectRatio).toBe(50);
});
