/** Pages outside the collections. */
export enum SpecialPageType {
  CoverPage = 1,
  LockScreen = 2,
  PopupOverlay = 3,
}
