/** Puts styles in force, for as long as the page: after its own, and without a file. */
export type AdoptStyles = (css: string) => void;

/** Whether the browser can make a sheet of a text: Safari since 16.4. */
export const canMakeSheets = (): boolean => 'adoptedStyleSheets' in document;

/**
 * Whether the browser takes our styles as they are: it knows the colours of a page that may be dark, and
 * makes sheets of texts too (Safari since 17.5, Chrome 123, Firefox 120). A DOM for tests (jsdom) has no `CSS`.
 */
export const canAdoptStyles = (): boolean | undefined =>
  window.CSS?.supports('color:light-dark(red,red)');

/** By a sheet made of the text. */
export const adoptStyles: AdoptStyles = (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
