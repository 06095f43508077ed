import type { CheckedPage } from '../checkPage';

/** What the values of a workflow command may not hold as they are. */
const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeValue = (text: string) =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Returns annotations of GitHub's checks, one line for each mistake. */
export const printGithub = (pages: readonly CheckedPage[]): string =>
  pages
    .flatMap(({ name, findings }) =>
      findings.map(({ line, column, kind, block, text }) => {
        const title = escapeValue(`skerry check: ${kind}`);
        const said = escapeText(`${block ? `${block}: ` : ''}${text}`);
        return `::error file=${escapeValue(name)},line=${line},col=${column},title=${title}::${said}\n`;
      }),
    )
    .join('');
