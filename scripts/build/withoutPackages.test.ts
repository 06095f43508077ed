import { expect, test } from 'vitest';
import { foreignRequests, withoutPackages } from './withoutPackages';

const CONTRACT = `export declare const loginContract: () => {
    readonly body: {
        schema: import("zod/mini").ZodMiniObject<{
            email: import("zod/mini").ZodMiniString<string>;
        }, import("zod/v4/core").$strict>;
    };
};
`;

test('a contract is left out, and what follows it stays', () => {
  const next = 'export interface Login {\n    email: string;\n}\n';
  expect(withoutPackages(CONTRACT + next)).toBe(next);
});

test('a component is left out, and what stands before and behind it stays', () => {
  const before = 'export declare function read(node: HTMLElement): Model;\n';
  const component =
    'export declare function Marquee({ model }: Props<{\n    a: string;\n}>): import("react").JSX.Element | null;\n';
  const behind = 'export {};\n';
  expect(withoutPackages(before + component + behind)).toBe(before + behind);
});

test('types of another package are unknown, under the names that they have here', () => {
  expect(
    withoutPackages("import type { Map as LeafletMap, Point } from 'leaflet';\nmap: LeafletMap;"),
  ).toBe(
    'type LeafletMap<_ = unknown> = unknown;\ntype Point<_ = unknown> = unknown;\nmap: LeafletMap;',
  );
});

test('our own imports stay', () => {
  const text = "import type { Map } from './map.js';\n";
  expect(withoutPackages(text)).toBe(text);
});

test('what still leads out of the package is named', () => {
  expect(foreignRequests(CONTRACT)).toContain('zod/mini');
  expect(foreignRequests("import type { A } from './a.js';")).toEqual([]);
  expect(foreignRequests(" * `import { formatMoney } from 'skerry/platform'`")).toEqual([]);
});
