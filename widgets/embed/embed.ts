/** HTML of the owner's, which a block shows. */
export interface OwnerEmbed {
  kind: 'html';
  html: string;
  /** Who is asked by it, as a visitor reads it; undefined where nobody but the page's own server is. */
  site: string | undefined;
}

/** A page of another company, in a frame. */
export interface FrameEmbed {
  kind: 'frame';
  address: string;
  /** As `OwnerEmbed`. */
  site: string | undefined;
  /** What a screen reader calls it; empty for its site's name. */
  title: string;
  /** In CSS pixels; a frame without a height is as high as 9/16 of its width. */
  width: number | undefined;
  height: number | undefined;
  /** What is linked to in an empty block: a page for people; undefined for the frame's own address. */
  link: string | undefined;
}

export type Embed = OwnerEmbed | FrameEmbed;
