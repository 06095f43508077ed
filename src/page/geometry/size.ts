/** Width and height, in pixels. */
export interface Size {
  width: number;
  height: number;
}
