import type { Cancel } from '#engine/clock';
import { listen } from '#engine/events';
import type { Runtime } from '#engine/runtime';
import type { Scope } from '#engine/scope';
import type { SitePart } from '../siteParts/sitePart';
import { findProblems } from './checks/findProblems';
import { createPanel } from './panel/createPanel';
import { readBlocks } from './readBlocks';
import { readLoadedFiles } from './readLoadedFiles';
import { createTeller } from './tellConsole';

declare module '#engine/runtime' {
  interface Services {
    /** The debug mode: `Skerry.debug()`, or `?skerry-debug` where the page allows it. */
    debug: SitePart;
  }
}

/** How often the overlay looks again, in milliseconds. */
const LOOK_MS = 500;

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** Keeps the overlay and the console up to date, until the scope ends. */
function watch(runtime: Runtime, scope: Scope, close: () => void): void {
  const panel = createPanel(scope, close);
  const tell = createTeller();
  const look = () => {
    const blocks = readBlocks(runtime);
    const problems = findProblems(runtime);
    const { count: files, bytes } = readLoadedFiles();
    const parts = [
      count(blocks.length, 'block'),
      count(problems.length, 'problem'),
      `${(bytes / 1000).toFixed(1)} KB in ${count(files, 'file')}`,
    ];
    panel.show(blocks, problems, parts.join(', '));
    tell(blocks, problems);
  };
  const lookAgain = () => {
    look();
    scope.after(LOOK_MS, lookAgain);
  };
  lookAgain();
  // After the event, when the block's time is known.
  for (const type of ['mounted', 'failed'] as const) {
    scope.own(listen(type, () => scope.after(0, look)));
  }
}

/** Creates the debug mode, closed. */
export function createDebug(runtime: Runtime): SitePart {
  let close: Cancel | undefined;
  return {
    start() {
      if (close) return close;
      const scope = runtime.scope('debug');
      const end = () => {
        if (close === end) close = undefined;
        scope.destroy();
      };
      close = end;
      watch(runtime, scope, end);
      return end;
    },
  };
}
