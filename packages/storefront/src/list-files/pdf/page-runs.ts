import type { getDocumentProxy } from 'unpdf';

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A run of letters and where it stands, in points from the upper left corner of its page. */
export interface PdfRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Height of its letters. */
  readonly size: number;
}

/** Which way a line runs on the page: a page may lie on its side, or on its head. */
type Direction = 'RIGHT' | 'DOWN' | 'LEFT' | 'UP';

const directionOf = (x: number, y: number): Direction => {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'LEFT' : 'RIGHT';
  return y < 0 ? 'UP' : 'DOWN';
};

/** A place as it is when the page is turned until its lines run to the right. */
const turned = (x: number, y: number, direction: Direction): readonly [number, number] => {
  switch (direction) {
    case 'RIGHT':
      return [x, y];
    case 'DOWN':
      return [y, -x];
    case 'LEFT':
      return [-x, -y];
    case 'UP':
      return [-y, x];
  }
};

const commonest = (runs: readonly { readonly direction: Direction; readonly run: PdfRun }[]): Direction => {
  const letters = new Map<Direction, number>();
  for (const { direction, run } of runs)
    letters.set(direction, (letters.get(direction) ?? 0) + run.text.length);
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? 'RIGHT';
};

/** The letters of a page, held so that most of its lines run to the right; stamps and the like that do not are left out. */
export const pageRuns = async (page: PdfPage): Promise<readonly PdfRun[]> => {
  const { items } = await page.getTextContent();
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform.map(Number);
  const all = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [ax = 1, ay = 0, , , x = 0, y = 0] = item.transform.map(Number);
    const direction = directionOf(a * ax + c * ay, b * ax + d * ay);
    const [left, baseline] = turned(a * x + c * y + e, b * x + d * y + f, direction);
    return [
      { direction, run: { text: item.str, left, right: left + item.width, baseline, size: item.height } },
    ];
  });
  const direction = commonest(all);
  const runs = all.flatMap((placed) => (placed.direction === direction ? [placed.run] : []));
  const edge = Math.min(0, ...runs.map(({ left }) => left));
  return runs.map((run) => ({ ...run, left: run.left - edge, right: run.right - edge }));
};
