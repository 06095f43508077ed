import { aptInstall, canUseApt } from '../../browsers/aptInstall';
import { findOnPath } from '../../browsers/findOnPath';

/**
 * Makes sure that a program is there: installs it on Debian and Ubuntu as root.
 *
 * @throws Where it is not there and can't be installed.
 */
export function ensureProgram(program: string, debianPackage: string): void {
  if (findOnPath(program)) return;
  if (canUseApt() && aptInstall([debianPackage])) return;
  throw new Error(`${program} is not installed`);
}
