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

/** The letters of a page as they are seen when it is held upright. */
export const pageRuns = async (page: PdfPage): Promise<readonly PdfRun[]> => {
  const { items } = await page.getTextContent();
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform.map(Number);
  return items.flatMap((item): readonly PdfRun[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [ax = 1, ay = 0, , , x = 0, y = 0] = item.transform.map(Number);
    const left = a * x + c * y + e;
    const baseline = b * x + d * y + f;
    // Letters that stand on their side are stamps and the like.
    const across = Math.abs(a * ax + c * ay) >= Math.abs(b * ax + d * ay);
    if (!across) return [];
    return [{ text: item.str, left, right: left + item.width, baseline, size: item.height }];
  });
};
