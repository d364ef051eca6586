import type { Locale } from '@gastroshop/i18n';
import type { ReadPaper } from './paper-faults';
import { lineOfText } from './line-of-text';

/** Everything a paper with a long text has to hold and does not; nothing if all is well. */
export const textFaults = (
  { pages, faults }: ReadPaper,
  { count, title, locale }: { readonly count: number; readonly title: string; readonly locale: Locale },
): readonly string[] => {
  const lines = pages.flatMap((page) => page.lines).filter((line) => line.startsWith('Zeile '));
  const expected = Array.from({ length: count }, (_, place) => lineOfText(place));
  const different = expected.findIndex((line, place) => lines[place] !== line);
  const number = (place: number) =>
    locale === 'de-AT' ? `Seite ${place + 1} von ${pages.length}` : `Page ${place + 1} of ${pages.length}`;
  return [
    ...faults,
    ...(lines.length === count ? [] : [`${lines.length} lines instead of ${count}`]),
    ...(different === -1 ? [] : [`"${expected[different] ?? ''}" is missing or not in its place`]),
    ...pages.flatMap(({ above, below }, place) =>
      above.some((line) => line.endsWith(title)) && below.some((line) => line.endsWith(number(place)))
        ? []
        : [`page ${place + 1} is numbered ${below.join(' ')} below ${above.join(' ')}`],
    ),
  ];
};
