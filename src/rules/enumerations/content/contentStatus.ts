/** Whether visitors see a content item. */
export enum ContentStatus {
  Published = 1,
  Scheduled = 2,
  NeedsReview = 3,
  Draft = 4,
  Private = 5,
  Deleted = 6,
}
