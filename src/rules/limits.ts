// The figures of the platform, for whoever checks or shows them.
export const MAX_BLOCKS_PER_LAYOUT = 60;
export const MAX_TRACKS_PER_ALBUM = 60;
/** Items of a collection that its owner puts in order. */
export const MAX_ITEMS_PER_ORDERED_COLLECTION = 250;
export const MAX_PRODUCTS_PER_COLLECTION = 200;
export const MAX_NESTED_CATEGORIES = 10_000;
/** Galleries of photos. */
export const MAX_PHOTO_GALLERIES = 20;
export const MAX_IMAGES_PER_GALLERY = 50;
export const MAX_TAG_CHARACTERS = 50;
export const MAX_CATEGORY_CHARACTERS = 25;
export const MAX_SKU_CHARACTERS = 60;
export const MAX_PRODUCT_PRICE_CENTS = 100_000_000;
/** More items than these are shown as `100+`. */
export const MAX_CART_COUNT = 100;
