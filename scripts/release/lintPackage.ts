import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Packed } from './packPackage';

/** What publint finds wrong with the package, suggestions too, one sentence each. */
export async function publintProblems({ folder }: Packed): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/**
 * A package of ES modules is found by `import` alone: neither by `require` of before Node 22.12, nor
 * by resolutions that know no `exports`.
 */
const ESM_ONLY = ['node10', 'node16-cjs'];

/** An entry without types. */
const SHEET = './skerry.css';

/** What "Are the types wrong?" finds, one sentence each. */
export async function typeProblems({ tarball }: Packed): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    excludeEntrypoints: [SHEET],
  });
  if (!result.types) return ['The package has no types'];
  return result.problems
    .filter(
      (problem) => !('resolutionKind' in problem && ESM_ONLY.includes(problem.resolutionKind)),
    )
    .map((problem) => {
      const where = 'entrypoint' in problem ? ` of ${problem.entrypoint}` : '';
      return `${problem.kind}${where}`;
    });
}
