/** What the fixture server refuses a call by: no page's code takes it. */
const CONTRACT = /^export declare const \w+Contract: \(\) => \{\n[\s\S]*?^\};\n/gm;

/** What Skerry draws; a page's code gets nodes. */
const COMPONENT =
  /^export declare (?:function|const) \w+(?:(?!^export )[\s\S])*?import\("react"\)\.[^;]*;\n/gm;

/** The types of another package, imported by name. */
const NAMED = /^import type \{ ([^}]*) \} from '([^.#'][^']*)';\n/gm;

/** Every request in a declaration: `from '…'`, `import('…')`. */
const REQUEST = /(?:from|import)\s*\(?['"]([^'"]+)['"]/g;

/** A line of a docstring, which may show an import. */
const DOCSTRING_LINE = /^\s*(\/\*)?\*.*$/gm;

/** `Map as LeafletMap` is called `LeafletMap` here. */
const localName = (specifier: string) => specifier.trim().split(' as ').at(-1);

/**
 * Takes the types of other packages out of a declaration: they are in the built files, so that no one
 * installs them. What chunks of ours hand to each other in them is unknown to a page's code.
 */
export const withoutPackages = (declaration: string): string =>
  declaration
    .replace(CONTRACT, '')
    .replace(COMPONENT, '')
    .replace(NAMED, (_, names: string) =>
      names
        .split(',')
        .map((specifier) => `type ${localName(specifier)}<_ = unknown> = unknown;\n`)
        .join(''),
    );

/** The requests of a declaration that lead out of the package. */
export const foreignRequests = (declaration: string): string[] =>
  [...declaration.replace(DOCSTRING_LINE, '').matchAll(REQUEST)]
    .map(([, request = '']) => request)
    .filter((request) => !/^[.#]/.test(request));
