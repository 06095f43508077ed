/** What a recorded hit is about. */
export enum AnalyticsEventKind {
  PageView = 1,
  SiteSearch = 2,
  Heartbeat = 10,
  Audio = 20,
  Video = 21,
}
