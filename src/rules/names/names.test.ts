import { expect, it } from 'vitest';
import { ContentItemType } from '../enumerations/content/contentItemType';
import { ContentStatus } from '../enumerations/content/contentStatus';
import { editorIdentifier } from './editorIdentifiers';
import { productLabel } from './productLabel';
import { isTrackedVisibility } from './trackedVisibility';

it.each([
  [ContentItemType.Audio, 'album-track'],
  [ContentItemType.Event, 'event-item'],
  [ContentItemType.Image, 'gallery-image'],
  [ContentItemType.Text, 'blog-post'],
  [ContentItemType.Video, 'gallery-video'],
  [ContentItemType.Quote, undefined],
  [999, undefined],
])('the editor calls record type %j %j', (recordType, identifier) => {
  expect(editorIdentifier(recordType)).toBe(identifier);
});

it('tracks four visibilities and no other', () => {
  const all = ['draft', 'published', 'needs_review', 'scheduled', 'private', 'deleted', ''];
  expect(all.filter(isTrackedVisibility)).toEqual(all.slice(0, 4));
});

it.each([
  [ContentStatus.Published, 'Available'],
  [ContentStatus.Scheduled, 'Scheduled'],
  [ContentStatus.Draft, 'Hidden'],
  [ContentStatus.NeedsReview, 'Unsupported'],
  [ContentStatus.Deleted, 'Unsupported'],
  ['PUBLISHED', 'Available'],
  ['SCHEDULED', 'Scheduled'],
  ['DRAFT', 'Hidden'],
  ['ARCHIVED', 'Unsupported'],
  ['constructor', 'Unsupported'],
])('status %j of a product is %j', (status, label) => {
  expect(productLabel(status)).toBe(label);
});
