/**
 * What `data-block-json` may say of each block, by the initializer's name: for templates in TypeScript.
 * Every owner declares its own here, by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its owners fill it
export interface BlockOptions {}
