/** An image block is narrow below this width, in CSS px: its picture and its text then stand one below the other. */
export const NARROW_BELOW = 415;
