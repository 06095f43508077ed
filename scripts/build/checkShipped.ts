import { execFileSync } from 'node:child_process';
import { root } from './options';

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit' });

/**
 * Uses what ships as others do: the types of an initializer in TypeScript, and `skerry/platform`
 * in plain Node, by its name and with its types.
 */
export function checkShipped(): void {
  run('npx', ['tsc', '-p', 'scripts/build/tsconfig.consumer.json']);
  run('npx', ['tsc', '-p', 'scripts/build/tsconfig.platform.json']);
  run(process.execPath, ['scripts/build/platformConsumer.mjs']);
}
