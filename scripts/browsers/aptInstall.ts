import { spawnSync } from 'node:child_process';
import { findOnPath } from './findOnPath';

/** Whether packages can be installed here: Debian or Ubuntu, as root. */
export const canUseApt = (): boolean =>
  process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;

/** Installs packages, and returns whether that worked. */
export function aptInstall(packages: string[]): boolean {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=600', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
