/** `website.websiteType` of the site context. */
export enum SiteType {
  Classic = 1,
  CoverPage = 2,
  ParkingPage = 3,
  Commerce = 4,
  Enterprise = 5,
}
