interface TraceEvent {
  name: string;
  /** `X`: a span; `M`: a name of a process or thread. */
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** The thread's own time of a span, in microseconds: what others on the machine take is not in it. */
  tdur?: number;
  args: { name?: string };
}

/** What to ask Chromium's tracing for. */
export const TRACE_CATEGORIES = ['toplevel', 'v8', 'v8.execute', 'blink'];

const SCRIPT = /^(v8\.(run|callFunction|compile|compileModule|evaluateModule)|RunMicrotasks)$/;

/**
 * What a script pays for although it is the browser's: garbage collections, which come when they
 * will, and the look through the whole page for what a new style sheet changes, which falls to
 * whoever measures something first.
 */
const BROWSERS_OWN = /^((Minor|Major)GC|StyleEngine::updateActiveStyleSheets)$/;

/** One task of the main thread, in milliseconds of the thread's own time. */
export interface ScriptTask {
  /** In scripts, and what they made the browser do at once (styles, layout). */
  script: number;
  /** What of that was the browser's own: see above. */
  browsersOwn: number;
}

const timeOf = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000;
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/**
 * The tasks of the page's main thread in which a script ran. What the browser does beside it in the
 * same task is not in it (parsing, rendering).
 *
 * @param script Names the page's thread: only the page has run it.
 */
export function scriptTasks(trace: Buffer, script: RegExp): ScriptTask[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const ours = traceEvents.find(
    ({ name, args }) => name === 'v8.run' && script.test(JSON.stringify(args)),
  );
  if (!ours) throw new Error(`the trace has no run of ${script}`);
  return tasksOfThread(
    traceEvents.filter((event) => event.ph === 'X' && threadOf(event) === threadOf(ours)),
  );
}

function tasksOfThread(spans: TraceEvent[]): ScriptTask[] {
  const tasks: ScriptTask[] = [];
  let task: ScriptTask = { script: 0, browsersOwn: 0 };
  let taskEnd = 0;
  let scriptEnd = 0;
  let ownEnd = 0;
  // What begins at the same time begins with the one around the others.
  for (const span of spans.sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a))) {
    if (span.ts >= taskEnd) {
      tasks.push(task);
      task = { script: 0, browsersOwn: 0 };
      taskEnd = endOf(span);
    }
    if (span.ts >= scriptEnd && SCRIPT.test(span.name)) {
      task.script += timeOf(span);
      scriptEnd = endOf(span);
    }
    if (span.ts >= ownEnd && span.ts < scriptEnd && BROWSERS_OWN.test(span.name)) {
      task.browsersOwn += timeOf(span);
      ownEnd = endOf(span);
    }
  }
  return [...tasks, task].filter(({ script }) => script > 0);
}
