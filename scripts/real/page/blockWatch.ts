import type { BlockEvent } from '#engine/events';
import type { Kind } from '../kinds';
import { nameOf } from './layoutShifts';
import { until } from './until';

/** What became of the blocks of one kind. */
export interface KindReading {
  kind: string;
  /** How many blocks the page had before any script ran. */
  expected: number;
  /** How many came to life. */
  mounted: number;
  /** The blocks that were expected to and did not. */
  missed: readonly string[];
  /** The blocks that Skerry gave up, with the reason. */
  failed: readonly string[];
  /** The mounted blocks that do nothing, and in what way. */
  dead: readonly string[];
}

/** Watches the blocks of a page from before its scripts run. */
export interface BlockWatch {
  /** Waits until every expected block is mounted or has failed, at most `patience` milliseconds. */
  settled(patience: number): Promise<boolean>;
  /** Begins to use every mounted block, one after the other. */
  read(): void;
  /** What became of all blocks; undefined until they have been read. */
  readonly readings: readonly KindReading[] | undefined;
}

type Told = Pick<BlockEvent, 'name' | 'node'> & { error?: unknown };

/** Whether a node stands in what Skerry made: the block around it is the one that counts. */
function isOurs(node: Element | null): boolean {
  return node !== null && (node.hasAttributeNS('skerry', 'made') || isOurs(node.parentElement));
}

export function watchBlocks(kinds: readonly Kind[]): BlockWatch {
  const expected = new Map<string, readonly Element[]>();
  const mounted: Told[] = [];
  const failed: Told[] = [];
  let readings: readonly KindReading[] | undefined;

  // Deferred scripts run after this.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const { name, expected: selector } of kinds) {
      expected.set(name, [...document.querySelectorAll(selector)]);
    }
  });
  const note = (list: Told[]) => (event: Event) => {
    if (event.target instanceof Element && isOurs(event.target)) return;
    const { name, error } = (event as CustomEvent<Omit<Told, 'node'>>).detail;
    list.push({ name, error, node: event.target as HTMLElement });
  };
  document.addEventListener('skerry:mounted', note(mounted));
  document.addEventListener('skerry:failed', note(failed));

  const missing = (kind: string, from: readonly Told[]) =>
    (expected.get(kind) ?? []).filter(
      (block) => !from.some(({ name, node }) => name === kind && node.contains(block)),
    );

  const readKind = async (name: string, prove?: Kind['prove']): Promise<KindReading> => {
    const live = mounted.filter((told) => told.name === name);
    const dead: string[] = [];
    for (const { node } of live) {
      const fault = await prove?.(node);
      if (fault) dead.push(`${nameOf(node)} ${fault}`);
    }
    return {
      kind: name,
      expected: expected.get(name)?.length ?? 0,
      mounted: live.length,
      missed: missing(name, mounted).map(nameOf),
      failed: failed
        .filter((told) => told.name === name)
        .map(({ node, error }) => `${nameOf(node)}: ${error}`),
      dead,
    };
  };

  async function readKinds(): Promise<KindReading[]> {
    const read: KindReading[] = [];
    for (const { name, prove } of kinds) read.push(await readKind(name, prove));
    const known = kinds.map(({ name }) => name);
    // What belongs to the page as a whole is no block.
    const blocks = mounted.filter(({ node }) => node !== document.documentElement);
    const others = new Set([...blocks, ...failed].map(({ name }) => name));
    for (const name of others) if (!known.includes(name)) read.push(await readKind(name));
    return read;
  }

  return {
    settled: (patience) =>
      until(
        () => kinds.every(({ name }) => !missing(name, [...mounted, ...failed]).length),
        patience,
      ),
    read() {
      void readKinds().then((read) => {
        readings = read;
      });
    },
    get readings() {
      return readings;
    },
  };
}
