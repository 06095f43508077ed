/** Puts styles in force, for as long as the page: after its own, and without a file. */
export type AdoptStyles = (css: string) => void;

/** Whether the browser can make a sheet of a text: Safari since 16.4. */
export const canAdoptStyles = (): boolean => 'adoptedStyleSheets' in document;

/** By a sheet made of the text. */
export const adoptStyles: AdoptStyles = (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
