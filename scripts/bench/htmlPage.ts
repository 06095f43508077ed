export interface HtmlPage {
  title: string;
  /** The page's own CSS. */
  css: string;
  /** Addresses. Style sheets and scripts are there before any clock starts. */
  styles?: readonly string[];
  /** Addresses of modules that are fetched before, and do nothing yet. */
  preloads?: readonly string[];
  scripts: readonly string[];
  body: string;
}

const preload = (address: string) => `<link rel="modulepreload" href="${address}">`;

/** A contestant's page, as its server sends it. */
export const htmlPage = ({
  title,
  css,
  styles = [],
  preloads = [],
  scripts,
  body,
}: HtmlPage): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
${preloads.map(preload).join('\n')}
<style>${css}</style>
</head>
<body>
${body}
${scripts.map((address) => `<script src="${address}"></script>`).join('\n')}
</body>
</html>`;
