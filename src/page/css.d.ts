/** A widget imports its style sheet; the build makes it a file of its chunk. */
declare module '*.css';
