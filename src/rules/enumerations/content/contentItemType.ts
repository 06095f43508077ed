/** `recordType` of a content item. There are others, whose numbers are not known. */
export enum ContentItemType {
  Text = 1,
  Image = 2,
  Quote = 4,
  Link = 5,
  Chat = 6,
  Audio = 7,
  Video = 8,
  Review = 10,
  StoreItem = 11,
  Event = 12,
  Thread = 13,
  Gallery = 14,
  Binary = 15,
  DigitalGood = 18,
  Attachment = 19,
  Lesson = 62,
}
