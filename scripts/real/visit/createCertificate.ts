import { generate } from 'selfsigned';

/** What a server shows a browser, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/** Makes a certificate that nobody has signed, for a browser that is told to take it. */
export async function createCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'Skerry' }]);
  return { key: made.private, cert: made.cert };
}
