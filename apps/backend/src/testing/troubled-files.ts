/** A file as merchandise systems send it on bad days, and what has to come of it whichever way it comes. */
export interface TroubledFile {
  readonly trouble: string;
  readonly bytes: Buffer;
  /** Good lines, which are stored once. */
  readonly created: number;
  /** Lines that are refused, by the file's own counting. */
  readonly refused: readonly number[];
}

/**
 * Files of users, each with a trouble of its own.
 *
 * @param mark tells their users from those of other tests
 */
export const troubledFiles = (mark: string): readonly TroubledFile[] => {
  const head = 'userId;userName;lastName\n';
  const row = (id: string, lastName: string) => `${mark}-${id};${mark}.${id};${lastName}\n`;
  return [
    {
      trouble: 'Windows-1252',
      bytes: Buffer.from(head + row('w1', 'Böhm'), 'latin1'),
      created: 1,
      refused: [],
    },
    {
      trouble: 'a quotation mark that is never closed',
      bytes: Buffer.from(`${head}${mark}-q1;"${mark}.q1;x\n${row('q2', 'y')}`),
      created: 1,
      refused: [2],
    },
    {
      trouble: 'half a row at its end',
      bytes: Buffer.from(`${head}${row('h1', 'x')}${mark}-h2`),
      created: 1,
      refused: [3],
    },
    {
      trouble: 'the same row twice',
      bytes: Buffer.from(head + row('t1', 'x') + row('t1', 'x')),
      created: 1,
      refused: [3],
    },
  ];
};

/** Numbers of the lines that a report names. */
export const linesNamed = (report: string): readonly number[] =>
  [...report.matchAll(/^(?:\s*line )?(\d+)[:;]/gm)].map(([, line = '']) => Number(line));
