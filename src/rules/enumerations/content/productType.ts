/** Kind of a product, where it is a number. */
export enum ProductType {
  Physical = 1,
  Digital = 2,
  Service = 3,
  GiftCard = 4,
  Paywall = 5,
}
