import { expect, test } from 'vitest';
import { undecided } from './undecided';

const READY = {
  manifest: {
    version: '1.2.0',
    license: 'MIT',
    repository: 'github:example/skerry',
    publishConfig: { registry: 'https://registry.example' },
  },
  license: 'MIT License\n',
  changelog: '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-12-01\n',
};

test('where all is decided, nothing is asked', () => {
  expect(undecided(READY)).toEqual([]);
});

test.each([
  ['The licence', { ...READY, license: 'No licence has been chosen yet.\n' }],
  ['The registry', { ...READY, manifest: { ...READY.manifest, publishConfig: {} } }],
  [
    'The address of the source',
    { ...READY, manifest: { ...READY.manifest, repository: undefined } },
  ],
  ['Whether anyone may have it', { ...READY, manifest: { ...READY.manifest, private: true } }],
  ['The day of 1.2.0', { ...READY, changelog: '# Changelog\n\n## [Unreleased]\n' }],
])('%s is asked for', (start, decisions) => {
  expect(undecided(decisions)).toEqual([expect.stringMatching(`^${start}`)]);
});
