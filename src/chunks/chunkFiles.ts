/**
 * The files of a chunk, in the order in which they need each other; the widget's own script is
 * the last script. The build writes it in the place of `import('../widgets/…')`.
 */
export type ChunkFiles = readonly string[];
