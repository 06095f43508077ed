/** `collection.type` of the site context. The specification gives the first and the last number only. */
export enum CollectionType {
  Generic = 1,
  Lessons = 24,
}
