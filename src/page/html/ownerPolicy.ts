/** Says of texts that they may become HTML and scripts, where the page requires that. */
export interface OwnerPolicy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(text: string): string;
}

const same = (text: string) => text;

/** For browsers without Trusted Types. With them, a page's `default` policy may still agree. */
const unsaid: OwnerPolicy = { createHTML: same, createScript: same, createScriptURL: same };

/**
 * The policy `skerry`, through which the HTML of a site's owner passes unchanged. A page that
 * lists policies allows it by `trusted-types skerry 'allow-duplicates'` (each run of Skerry makes
 * its own). Where it is not allowed, the browser reports that and the texts stay mere texts.
 */
export function createOwnerPolicy(): OwnerPolicy {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: OwnerPolicy): OwnerPolicy };
  };
  try {
    return trustedTypes?.createPolicy('skerry', unsaid) ?? unsaid;
  } catch {
    return unsaid;
  }
}
