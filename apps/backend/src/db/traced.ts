import { NO_TRACER, type TraceContext, type Tracer } from '../tracing';
import type { Queries } from './queries';
import type { StatementListener } from './statement-listener';
import type { Store } from './store';

/** Transactions under way that are part of a trace. */
const traces = new WeakMap<Queries, TraceContext>();

/** The trace that queries are a part of; undefined outside of any. */
export const traceOfQueries = (queries: Queries): TraceContext | undefined => traces.get(queries);

/** One word of a statement: the name it is prepared under, else what it does. Texts may hold values. */
const wordOf = (text: string): string =>
  /^\/\* (\w+) \*\//.exec(text)?.[1] ?? /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';

/** Tells a tracer of the statements of traced transactions; undefined where nobody is told. */
export const statementsTo = (tracer: Tracer): StatementListener | undefined =>
  tracer.isOn
    ? (queries, { text, ms, hasFailed }) => {
        const parent = traces.get(queries);
        if (parent === undefined) return;
        const facts = { 'db.system.name': 'postgresql', 'db.query.summary': wordOf(text) };
        const startedAt = new Date(Date.now() - ms);
        tracer.begin(wordOf(text), { kind: 'client', parent, facts, startedAt }).end({ hasFailed });
      }
    : undefined;

/**
 * The store as one part of a trace uses it. It is told where it is by its argument, not by following every promise of a
 * call, which would cost a tenth of them.
 */
export const tracedStore = (
  store: Store,
  parent: TraceContext | undefined,
  tracer: Tracer = NO_TRACER,
): Store => {
  if (parent === undefined) return store;
  const traced = async <Result>(
    open: (work: (queries: Queries) => Promise<Result>) => Promise<Result>,
    work: (queries: Queries) => Promise<Result>,
  ): Promise<Result> => {
    const facts = { 'db.system.name': 'postgresql' };
    const span = tracer.begin('transaction', { kind: 'client', parent, facts });
    try {
      const result = await open(async (queries) => {
        traces.set(queries, span.context);
        try {
          return await work(queries);
        } finally {
          // The connection serves somebody else next.
          traces.delete(queries);
        }
      });
      span.end();
      return result;
    } catch (error) {
      span.end({ hasFailed: true });
      throw error;
    }
  };
  return {
    ...store,
    inScope: (scope, work) => traced((inside) => store.inScope(scope, inside), work),
    asSystem: (work, options) => traced((inside) => store.asSystem(inside, options), work),
  };
};
