import { Counter, Gauge, type Registry } from 'prom-client';

/** One value of a figure, with what it is of. */
interface FigureValue {
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly value: number;
}

/** A figure that is looked up when somebody asks. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[] | undefined;
  readonly read: () => readonly FigureValue[] | Promise<readonly FigureValue[]>;
}

/** Adds figures. One that cannot be read, because the database is away, is left out: the others say so. */
export const addFigures = (registry: Registry, figures: readonly Figure[]): void => {
  for (const { name, help, labels = [], read } of figures)
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        this.reset();
        const values = await Promise.resolve(read()).catch(() => []);
        for (const { labels: of = {}, value } of values) this.set(of, value);
      },
    });
};

/** Adds something that is counted as it happens. */
export const addCounter = (
  registry: Registry,
  { name, help, labels = [] }: Omit<Figure, 'read'>,
): ((of?: Readonly<Record<string, string>>) => void) => {
  const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
  return (of = {}) => {
    counter.inc(of);
  };
};
