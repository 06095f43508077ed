/** `measurementStandard` of the store settings. */
export enum Units {
  /** Pounds and inches. */
  Imperial = 1,
  /** Kilograms and centimetres. */
  Metric = 2,
}
