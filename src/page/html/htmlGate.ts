import type { OwnerHtml } from './ownerHtml';

declare module '#engine/runtime' {
  interface Services {
    /** HTML into the page. */
    html: HtmlGate;
  }
}

/** The one gate through which HTML comes into the page. */
export interface HtmlGate {
  /**
   * HTML that others wrote: its nodes, with nothing in them that runs, posts, frames or styles.
   * Insert them as they are.
   *
   * @throws Error where the browser can't sanitise, or may not. What the server sent stays then.
   */
  sanitize(html: string): Promise<DocumentFragment>;
  /**
   * A part of another page of this site, which was parsed apart: a copy that may come to life, with
   * forms and fields, without anything that runs. Undefined for a part that may not be copied.
   *
   * @param base The full address of that page.
   */
  copyLive(source: Element, base: string): HTMLElement | undefined;
  /** HTML that the owner of the site wrote: put into a place, its scripts run. */
  readonly owner: OwnerHtml;
}
