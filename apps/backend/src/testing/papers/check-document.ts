import type { Locale } from '@gastroshop/i18n';
import type { ExpectedPaper, ExpectedRow } from './document-kinds';
import type { ReadPage, ReadPaper } from './paper-faults';

const NUMBER = { 'de-AT': /Seite (\d+) von (\d+)/, 'en-GB': /Page (\d+) of (\d+)/ } as const;
const MARK = /^Nr\. \d+\./;
const SKU = /^1\d{5}\b/;

const pageFaults = (
  { above, lines, below }: ReadPage,
  place: number,
  { pages, title, head, locale }: { pages: number; title: string; head: string; locale: Locale },
): readonly string[] => {
  const [, number, of] = NUMBER[locale].exec(below.join(' ')) ?? [];
  const firstRow = lines.findIndex((line) => MARK.test(line));
  const lastRow = lines.findLastIndex((line) => MARK.test(line));
  const firstHead = lines.indexOf(head);
  const lastHead = lines.lastIndexOf(head);
  const faults = [
    ...(Number(number) === place + 1 && Number(of) === pages
      ? []
      : [`numbered ${below.join(' ')} instead of ${place + 1} of ${pages}`]),
    ...(above.some((line) => line.endsWith(title)) ? [] : ['has no title above it']),
    ...(firstRow === -1 || (firstHead !== -1 && firstHead < firstRow) ? [] : ['has rows without a head']),
    ...(lastHead > lastRow ? ['ends with a head without rows'] : []),
  ];
  return faults.map((fault) => `page ${place + 1} ${fault}`);
};

const byMark = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const map = new Map<string, Item[]>();
  for (const item of items) {
    const same = map.get(keyOf(item));
    if (same === undefined) map.set(keyOf(item), [item]);
    else same.push(item);
  }
  return map;
};

const rowFaults = (lines: readonly string[], rows: readonly ExpectedRow[]): readonly string[] => {
  const found = byMark(
    lines.filter((line) => MARK.test(line)),
    (line) => MARK.exec(line)?.[0] ?? '',
  );
  const expected = byMark(rows, ({ mark }) => mark);
  const surplus = [...found.keys()].filter((mark) => !expected.has(mark));
  return [
    ...surplus.map((mark) => `nobody asked for ${mark}`),
    ...[...expected].flatMap(([mark, same]) => {
      const there = found.get(mark) ?? [];
      const missing = same.filter(({ figures }) => !there.some((line) => line.endsWith(figures)));
      return [
        ...(there.length === same.length ? [] : [`${mark} is there ${there.length} times`]),
        ...missing.map(({ figures }) => `${mark} has not "${figures}" but "${there.join('", "')}"`),
      ];
    }),
  ];
};

const numberFaults = (lines: readonly string[], rows: readonly ExpectedRow[]): readonly string[] => {
  const found = byMark(
    lines.flatMap((line) => SKU.exec(line)?.[0] ?? []),
    (sku) => sku,
  );
  return [...byMark(rows, ({ sku }) => sku)].flatMap(([sku, same]) =>
    found.get(sku)?.length === same.length ? [] : [`${sku} is there ${found.get(sku)?.length ?? 0} times`],
  );
};

/** Everything a paper has to hold and does not, or holds too often, or where it should not be; nothing if all is well. */
export const documentIssues = (
  { pages, faults }: ReadPaper,
  { title, head, rows, total }: ExpectedPaper,
  locale: Locale,
): readonly string[] => {
  const lines = pages.flatMap((page) => page.lines);
  const totals = total === undefined ? 1 : lines.filter((line) => line.endsWith(total)).length;
  return [
    ...faults,
    ...pages.flatMap((page, place) => pageFaults(page, place, { pages: pages.length, title, head, locale })),
    ...rowFaults(lines, rows),
    ...numberFaults(lines, rows),
    ...(totals === 1 ? [] : [`the total is there ${totals} times`]),
  ];
};
