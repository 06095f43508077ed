/** What a recorded hit is about. Views and searches count themselves; of the others see `Visitors`. */
export enum AnalyticsEventKind {
  PageView = 1,
  SiteSearch = 2,
  Heartbeat = 10,
  Audio = 20,
  Video = 21,
}
