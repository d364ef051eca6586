interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Microseconds of the processor: without the time in which other programs had it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const isTrace = (value: unknown): value is { readonly traceEvents: readonly TraceEvent[] } =>
  typeof value === 'object' && value !== null && 'traceEvents' in value && Array.isArray(value.traceEvents);

/** A task of the page's main thread, in milliseconds. */
export interface Task {
  /** By the clock. */
  readonly wall: number;
  /** Of the processor. */
  readonly cpu: number;
}

/**
 * How long each task of the page's main thread took: that of the renderer in which the most happened,
 * for the browser traces its own pages too.
 *
 * @throws Error where the trace is none
 */
export const mainThreadTasks = (json: string): readonly Task[] => {
  const trace: unknown = JSON.parse(json);
  if (!isTrace(trace)) throw new Error('The browser answered with something other than a trace');
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = new Map<string, Task[]>();
  for (const { name, ph, pid, tid, dur, tdur } of trace.traceEvents) {
    const thread = `${pid} ${tid}`;
    if (ph !== 'X' || dur === undefined || !name.endsWith('RunTask') || !main.has(thread)) continue;
    const found = tasks.get(thread) ?? [];
    tasks.set(thread, found);
    found.push({ wall: dur / 1000, cpu: (tdur ?? dur) / 1000 });
  }
  const total = (each: readonly Task[]): number => each.reduce((sum, { cpu }) => sum + cpu, 0);
  const [busiest] = [...tasks.values()].sort((a, b) => total(b) - total(a));
  if (busiest === undefined) throw new Error('The trace has no tasks of a page');
  return busiest;
};
