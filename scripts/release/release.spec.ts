import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';

/** Runs the command on the project as it is built. */
const release = (...args: string[]) =>
  new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = execFile(
      'npx',
      ['tsx', 'scripts/release/release.ts', ...args],
      (_, stdout, stderr) => resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

test('the package is in order: a dry run says so of each check', async () => {
  const { exitCode, output } = await release('--dry');
  const results = output.match(/^\w+ +(ok|FAILED)$/gm)?.map((line) => line.replace(/ +/, ' '));
  expect(results, output).toEqual(
    ['files', 'maps', 'weight', 'size', 'publint', 'attw', 'types', 'vite', 'page'].map(
      (name) => `${name} ok`,
    ),
  );
  expect(output).toContain('The changelog’s next section');
  expect(exitCode).toBe(0);
});

test('without --dry it stops at what the project’s owner decides', async () => {
  const { exitCode, output } = await release();
  expect(output).toContain('Not released. The project’s owner decides first:');
  for (const decision of ['The licence', 'The registry', 'Whether anyone may have it']) {
    expect(output).toContain(`- ${decision}`);
  }
  expect(exitCode).toBe(1);
});
