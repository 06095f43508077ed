/** What a template is filled in with, as HTML. */
export interface Filling {
  token: string;
  email: string;
  message: string;
  /** Of the e-mail address; empty where it is right. */
  mistake: string;
}

/** What each tag of a template becomes. */
export type Tags = readonly (readonly [tag: string | RegExp, html: string])[];

/** What no template may still have when it is sent. */
const LEFT = /\{[{%]|<%|<\?|^\s*@\w+/m;

/** Fills in a template; throws where a tag is left. */
export function fillTemplate(template: string, tags: Tags): string {
  let html = template;
  for (const [tag, text] of tags) {
    html = typeof tag === 'string' ? html.replaceAll(tag, () => text) : html.replace(tag, text);
  }
  const [left] = LEFT.exec(html) ?? [];
  if (left)
    throw new Error(
      `The stand-in does not know the tag at ${html.slice(html.indexOf(left)).slice(0, 60)}`,
    );
  return html;
}
