import type { JudgedLine } from '@gastroshop/testing/order-files';

/** Faults with an example of each. */
export interface Examples {
  readonly add: (lines: readonly JudgedLine[]) => void;
  readonly text: () => string;
}

const SEVERE = ['READY_WRONG', 'LOST'] as const;

/** Whether somebody should look at it: wrong, lost, plainly written and not ready, or shown for nothing. */
const isFault = ({ line, verdict }: JudgedLine): boolean =>
  SEVERE.some((severe) => severe === verdict) ||
  (line.truth === 'PLAIN' && verdict !== 'READY_RIGHT') ||
  ((line.truth === 'NOT_ORDERED' || line.truth === 'NOISE') && verdict !== 'SILENT');

const readAs = ({ read, shown }: JudgedLine): string =>
  read
    .map(({ article, amount, unit, guesses, remarks }, index) => {
      const { status, sku, amount: ordered, unit: orderedUnit } = shown[index] ?? {};
      const why = [...guesses.map(({ kind }) => kind), ...remarks.map(({ code }) => code)].join(' ');
      return `[${article?.text ?? '∅'}] ${amount ?? '∅'} [${unit ?? '∅'}] → ${status ?? ''} ${sku ?? ''} ${ordered ?? ''} ${orderedUnit ?? ''} ${why}`;
    })
    .join(' & ');

const meant = ({ line }: JudgedLine): string =>
  line.orders.map(({ sku, amount, unit }) => `${sku} ${amount} ${unit ?? '?'}`).join(' & ');

/** Keeps the first examples of each kind of fault. */
export const startExamples = (each: number): Examples => {
  const faults = new Map<string, { count: number; readonly lines: JudgedLine[] }>();
  return {
    add: (lines) => {
      for (const line of lines.filter(isFault)) {
        // Headings and bullets say how it was written; what differs from line to line does not.
        const form = line.line.form.replaceAll(/\d+/g, '7').slice(0, 60);
        const key = `${line.line.truth} ${line.verdict} ${line.file.kind}: ${form}`;
        const fault = faults.get(key) ?? { count: 0, lines: [] };
        fault.count += 1;
        if (fault.lines.length < each) fault.lines.push(line);
        faults.set(key, fault);
      }
    },
    text: () =>
      [...faults]
        .toSorted(([one, { count }], [other, { count: less }]) => rank(one) - rank(other) || less - count)
        .slice(0, Number(process.env['FAULTS'] ?? 60))
        .map(
          ([key, { count, lines }]) =>
            `${String(count).padStart(6)} ${key}\n${lines
              .map((line) => `       ${line.line.text}\n         meant ${meant(line)}; read ${readAs(line)}`)
              .join('\n')}`,
        )
        .join('\n'),
  };
};

const rank = (key: string): number => {
  const at = SEVERE.findIndex((severe) => key.includes(` ${severe} `));
  return at < 0 ? SEVERE.length : at;
};
