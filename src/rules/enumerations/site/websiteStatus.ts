/** `website.siteStatus.value` of the site context. No status is known for 9 and 10. */
export enum WebsiteStatus {
  Expired = 1,
  PastDue = 2,
  Trial = 3,
  Beta = 4,
  Removed = 5,
  Internal = 6,
  Comped = 7,
  Paid = 8,
  V5Linked = 11,
  ActiveParkingPage = 12,
  Resold = 13,
  ResoldGracePeriod = 14,
  Enterprise = 15,
}
