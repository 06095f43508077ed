import { added } from './geometry/added';
import type { Engine, RealOptions } from './options';
import { printRow, TITLES } from './printRow';
import { addedShift, judgeVisit } from './visit/judgeVisit';
import { shotFile, type Trip, type Visit, visitPage } from './visit/visitPage';

interface Judged {
  engine: Engine;
  width: number;
  path: string;
  visit: Visit | undefined;
  without: Visit | undefined;
  problems: readonly string[];
}

/** Runs `work` on each item, a few at once; hands over the results in order, as they come. */
async function* inOrder<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>) {
  const running: Promise<R>[] = [];
  for (const item of items) {
    running.push(work(item));
    const oldest = running.length === atOnce ? running.shift() : undefined;
    if (oldest) yield await oldest;
  }
  for (const last of running) yield await last;
}

function printPage({ engine, width, path, visit, without, problems }: Judged): void {
  const page = { engine, width, path };
  const shown = visit?.kinds.filter(
    ({ expected, mounted, failed }) => expected || mounted || failed.length,
  );
  const errors = visit && without ? added(visit.errors, without.errors).length : '';
  const shift = visit && without ? addedShift(visit, without).toFixed(4) : '';
  for (const reading of shown?.length ? shown : [undefined]) {
    const { kind = 'none', expected = 0, mounted = 0, failed = [] } = reading ?? {};
    printRow({
      ...page,
      kind,
      expected,
      mounted,
      failed: failed.length,
      errors,
      shift,
      posts: visit?.posts ?? '',
    });
  }
  for (const problem of problems) console.log(`  ✗ ${problem}`);
  for (const warning of visit && without ? added(visit.warnings, without.warnings) : []) {
    console.log(`  ! ${warning}`);
  }
}

/** Visits every page, `atOnce` at a time, prints what became of it, and says whether all is clean. */
export async function runPages(
  trip: Trip,
  atOnce: number,
  { engines, widths, rest, shots }: RealOptions,
): Promise<boolean> {
  const plain = new Map<string, Promise<Visit>>();
  /** The same page without Skerry serves both engines. */
  const visitPlain = (path: string, width: number) => {
    const key = `${width} ${path}`;
    const visit = plain.get(key) ?? visitPage(trip, { path, engine: undefined, width, rest });
    plain.set(key, visit);
    return visit;
  };
  const judge = async (page: { engine: Engine; width: number; path: string }): Promise<Judged> => {
    const { engine, width, path } = page;
    try {
      const without = await visitPlain(path, width);
      const shot = shots && shotFile(shots, path, width, engine);
      const visit = await visitPage(trip, { ...page, rest, shot });
      return { ...page, visit, without, problems: judgeVisit(visit, without) };
    } catch (error) {
      return { ...page, visit: undefined, without: undefined, problems: [String(error)] };
    }
  };

  const visits = engines.flatMap((engine) =>
    widths.flatMap((width) => trip.site.paths.map((path) => ({ engine, width, path }))),
  );
  let problems = 0;
  let expected = 0;
  let mounted = 0;
  printRow(TITLES);
  for await (const judged of inOrder(visits, atOnce, judge)) {
    printPage(judged);
    problems += judged.problems.length;
    for (const kind of judged.visit?.kinds ?? []) {
      expected += kind.expected;
      mounted += kind.mounted;
    }
  }
  if (!trip.site.paths.length) console.log('✗ The folder has no page');
  else if (!expected) console.log('✗ No page has a block of a known kind: that proves nothing');
  const isClean = expected > 0 && !problems;
  console.log(
    `${trip.site.paths.length} pages, ${visits.length} visits: ${expected} blocks expected, ${mounted} mounted, ${problems} problems: ${isClean ? 'clean' : 'NOT clean'}`,
  );
  return isClean;
}
