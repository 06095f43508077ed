/** The roles that an account may have on a site, by their numbers. There is no 5. */
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
