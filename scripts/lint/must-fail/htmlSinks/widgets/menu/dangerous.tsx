export const view = (html: string) => <p dangerouslySetInnerHTML={{ __html: html }} />;
