/**
 * A text that changes. Each gets an element of its own: a browser that translates the page has put its own
 * in the place of the text before, which nobody would see change.
 */
export const Words = ({ children }: { children: string }) => <span key={children}>{children}</span>;
