/** What a logged-in account may do on the site. The numbers of the finer areas are not specified. */
export enum Permission {
  /** Logged in, without any permission on this site. */
  Authenticated = 0,
  Config = 1,
  Admin = 2,
}
