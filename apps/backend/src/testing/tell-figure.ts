/** What was tried how often, and what came of it. */
export interface Figure {
  /** What was tried, in words. */
  readonly what: string;
  readonly tried: number;
  readonly failed: number;
  /** How many of them hit the moment that could go wrong; left out where every one does. */
  readonly dangerous?: number;
  /** Whatever else is worth knowing. */
  readonly more?: string;
}

/** What lines with a figure begin with. */
const MARK = 'figure |';

/** Prints a figure in a line that `npm run trust` reads. */
export const tellFigure = ({ what, tried, failed, dangerous = tried, more = '' }: Figure): void => {
  process.stdout.write(`${[MARK, what, '|', tried, '|', failed, '|', dangerous, '|', more].join(' ')}\n`);
};
