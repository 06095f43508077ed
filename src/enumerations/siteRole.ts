/** What an account may be on a site. The specification has no 5. */
export enum SiteRole {
  Admin = 1,
  Billing = 2,
  Reporting = 3,
  Editor = 4,
  Moderator = 6,
  Commenter = 7,
  StoreManager = 8,
  Scheduling = 9,
  Viewer = 10,
  CampaignsEditor = 11,
  SchedulingViewer = 12,
  SchedulingEditor = 13,
}
