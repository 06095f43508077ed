import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { VERSION: '"test"' },
  test: {
    include: ['{src,initializers,widgets,fixtures,scripts}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // One environment for all files: making one costs more than all tests together.
    isolate: false,
    restoreMocks: true,
  },
});
