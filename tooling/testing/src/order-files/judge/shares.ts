import type { JudgedLine } from './judge-files';

/** What became of the lines written in one form. */
export interface Share {
  readonly form: string;
  readonly lines: number;
  /** Understood as meant, ready or to be confirmed; of what nobody can know, asked about. */
  readonly right: number;
  readonly readyAndWrong: number;
}

const RIGHT = new Set(['READY_RIGHT', 'GUESSED_RIGHT', 'ASKED', 'SILENT']);

const isRight = ({ verdict, line }: JudgedLine): boolean =>
  RIGHT.has(verdict) && (verdict !== 'ASKED' || line.truth === 'UNCLEAR');

/** Counts judged lines by the form they are written in. */
export const sharesByForm = (lines: Iterable<JudgedLine>): readonly Share[] => {
  const shares = new Map<string, { lines: number; right: number; readyAndWrong: number }>();
  for (const judged of lines) {
    const { form } = judged.line;
    const share = shares.get(form) ?? { lines: 0, right: 0, readyAndWrong: 0 };
    share.lines += 1;
    if (isRight(judged)) share.right += 1;
    if (judged.verdict === 'READY_WRONG') share.readyAndWrong += 1;
    shares.set(form, share);
  }
  return [...shares].map(([form, share]) => ({ form, ...share }));
};
