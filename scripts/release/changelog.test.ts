import { expect, test } from 'vitest';
import { draftSection, withSection } from './changelog';

const commit = (title: string, ...files: string[]) => ({ title, files });

test('a section has what users get, by kind, in the order of the kinds', () => {
  const section = draftSection([
    commit('Fix a slide that jumps', 'widgets/gallery/state.ts', 'fixtures/gallery/a.spec.ts'),
    commit('Add a countdown', 'widgets/countdown/index.ts'),
    commit('Let pages keep their scroll', 'src/page/scroll.ts'),
    commit('Add a map', 'widgets/map/styles.css'),
  ]);
  expect(section).toBe(`### Added
- Add a countdown
- Add a map

### Changed
- Let pages keep their scroll

### Fixed
- Fix a slide that jumps
`);
});

test('tests, manuals and commands are no news to users', () => {
  expect(
    draftSection([
      commit('Test the map', 'widgets/map/read.test.ts', 'fixtures/map/map.spec.ts'),
      commit('Explain the map', 'widgets/map/README.md'),
      commit('Add a bench', 'scripts/bench/bench.ts'),
    ]),
  ).toBe('');
});

test('a section goes under what is not released', () => {
  expect(
    withSection('# Changelog\n\n## [Unreleased]\n\n## [0.1.0]\n', '### Added\n- A $& map\n'),
  ).toBe('# Changelog\n\n## [Unreleased]\n\n### Added\n- A $& map\n\n## [0.1.0]\n');
});

test('a changelog without its heading is refused', () => {
  expect(() => withSection('# Changelog\n', '')).toThrow('CHANGELOG.md has no ## [Unreleased]');
});
