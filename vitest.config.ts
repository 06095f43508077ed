import { configDefaults, defineConfig } from 'vitest/config';
import { propertyTimeout } from './fixtures/harness/propertyRuns';

export default defineConfig({
  define: { VERSION: '"test"' },
  test: {
    include: ['{src,initializers,widgets,fixtures,scripts}/**/*.test.{ts,tsx}'],
    // What lint must refuse is no test.
    exclude: [...configDefaults.exclude, 'scripts/lint/must-fail/**'],
    environment: 'jsdom',
    setupFiles: ['./fixtures/harness/cleanDocument.ts'],
    // One environment for all files: making one costs more than all tests together.
    isolate: false,
    // By default one core is left for an editor.
    maxWorkers: '100%',
    restoreMocks: true,
    // With as many cases of each property as a build tries.
    testTimeout: propertyTimeout,
  },
});
