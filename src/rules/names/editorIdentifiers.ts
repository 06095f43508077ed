import { ContentItemType } from '../enumerations/content/contentItemType';

/**
 * The editor's names for items, by their record types. A portfolio item has a name, but the number
 * of its record type is not known.
 */
export const editorIdentifiers = {
  Audio: 'album-track',
  Event: 'event-item',
  Image: 'gallery-image',
  PortfolioItem: 'portfolio-item',
  Text: 'blog-post',
  Video: 'gallery-video',
} as const;

export type EditorIdentifier = (typeof editorIdentifiers)[keyof typeof editorIdentifiers];

/** Returns the editor's name for an item of a `recordType`; undefined where it has none. */
export function editorIdentifier(recordType: ContentItemType): EditorIdentifier | undefined {
  const name: string | undefined = ContentItemType[recordType];
  return new Map<string | undefined, EditorIdentifier>(Object.entries(editorIdentifiers)).get(name);
}
