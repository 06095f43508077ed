/** `collection.type` of the site context. Only the first and the last number are known. */
export enum CollectionType {
  Generic = 1,
  Lessons = 24,
}
