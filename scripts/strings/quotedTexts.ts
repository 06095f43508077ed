/** A text that a specification quotes. */
export interface QuotedText {
  text: string;
  line: number;
}

/** `'…'`, but no apostrophe: those stand behind a letter, or before one. */
const QUOTED = /(?<!\w)'(\S(?:.*?\S)?)'(?!\w)/g;

/** A list that is introduced as one of texts: `UI strings: one; another {x}. More of that.` */
const LISTED = /strings: (.+?;.+)$/;

/** The texts of a list. The last one ends with its sentence. */
function listed(line: string): string[] {
  const texts = LISTED.exec(line)?.[1]?.split('; ') ?? [];
  return texts.map((text, at) => (at === texts.length - 1 ? text.replace(/\.( .*)?$/, '') : text));
}

/**
 * Reads the texts out of a specification (Markdown): what stands between single quotes, and lists
 * that "strings:" introduces. Not what stands in code, nor what is quoted "like this".
 */
export const quotedTexts = (markdown: string): QuotedText[] =>
  markdown
    .replace(/^```.*?^```/gms, (code) => code.replace(/./g, ''))
    .split('\n')
    .flatMap((source, at) => {
      const line = source.replace(/`[^`]*`/g, '');
      const quoted = [...line.matchAll(QUOTED)].map(([, text = '']) => text);
      return [...quoted, ...listed(line)].map((text) => ({ text, line: at + 1 }));
    });
