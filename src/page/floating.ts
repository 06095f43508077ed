// What floats beside something is placed by this library alone, which sits in a leaf of its own.
export { computePosition, flip, offset, shift } from '@floating-ui/dom';
