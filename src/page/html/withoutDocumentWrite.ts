/**
 * Runs what may call `document.write`, which on a page that is already read would wipe all of it:
 * each call does nothing but tell `refused`.
 */
export function withoutDocumentWrite(run: () => void, refused: (error: Error) => void): void {
  const names = ['write', 'writeln'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(document, name));
  for (const name of names) {
    const value = () => refused(new Error(`document.${name} after the page was read`));
    Object.defineProperty(document, name, { value, configurable: true });
  }
  try {
    run();
  } finally {
    names.forEach((name, at) => {
      Reflect.deleteProperty(document, name);
      const own = before[at];
      if (own) Object.defineProperty(document, name, own);
    });
  }
}
