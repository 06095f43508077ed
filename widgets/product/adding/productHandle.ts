declare module '#engine/block/handle' {
  interface Handles {
    product: ProductHandle;
  }
}

/** What the page's code may do with a product. */
export interface ProductHandle {
  /** Puts the product into the cart, as a press on its button does. */
  add(): void;
}
