declare module '#engine/runtime' {
  interface Services {
    /** For the gate alone, where the browser sanitises no HTML by itself. */
    sanitizer: Sanitizer;
  }
}

/** What HTML may consist of: names in lower case. */
export interface AllowedHtml {
  elements: readonly string[];
  /** Attributes that hold no address: whatever stands in them is harmless. */
  attributes: readonly string[];
  /** Attributes that hold an address, in which no script may stand. */
  addresses: readonly string[];
}

/** A sanitizer for browsers that have none of their own. */
export interface Sanitizer {
  /**
   * The nodes of an HTML text that are allowed. What is not allowed goes with all that it holds.
   *
   * @throws Error where Trusted Types of the page refuse to parse.
   */
  sanitize(html: string, allowed: AllowedHtml): DocumentFragment;
}
