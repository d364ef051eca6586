import { withoutQuote } from './noise';
import type { OrderListLine } from './order-list-line';
import { stripDecoration } from './strip-decoration';

const DAYS = [
  /^(?:mo|mon|montags?|monday)$/,
  /^(?:di|die|dienstags?|tues?|tuesday)$/,
  /^(?:mi|mit|mittwochs?|wed|wednesday)$/,
  /^(?:do|don|donnerstags?|thu|thur|thurs|thursday)$/,
  /^(?:fr|fre|fri|freitags?|friday)$/,
  /^(?:sa|sam|sat|samstags?|saturday)$/,
  /^(?:so|son|sun|sonntags?|sunday)$/,
  /^(?:heute|today)$/,
  /^(?:morgen|tomorrow)$/,
  /^(?:übermorgen)$/,
];

const dayOf = (word: string): string | undefined => {
  const day = DAYS.findIndex((names) => names.test(word.toLowerCase()));
  return day < 0 ? undefined : String(day);
};

const FOR = String.raw`(?:(?:für|zum|bis|am|ab|for|by|on)\s+)?(?:(?:den|the)\s+)?`;
/** "Freitag", "für Freitag:", "Fr., 27.11.", "28.11.2026": a heading that is a day and nothing else. */
const HEADING = new RegExp(
  String.raw`^${FOR}(?:(\p{L}{2,10})\.?,?)?\s*(\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?)?\s*[:–-]?$`,
  'iu',
);
/** "Freitag: 3 Ktn Tomaten", "für Fr 3 Ktn Tomaten", "27.11.: 3 Ktn Tomaten". */
const IN_FRONT = new RegExp(String.raw`^${FOR}(\p{L}{2,10})(?:\.?\s*[:,–-]\s*|\.?\s+)(?=\S)`, 'iu');
/** "3 Ktn Tomaten für Freitag", "3 Ktn Tomaten (Fr)". */
const BEHIND = /(?:\s(?:für|am|for|on|by)\s+|\()(\p{L}{2,10})\.?\)?$/iu;

interface NamedDay {
  readonly key: string;
  readonly text: string;
}

const namedDay = (text: string | undefined): NamedDay | undefined => {
  const key = text === undefined ? undefined : dayOf(text);
  return text === undefined || key === undefined ? undefined : { key, text };
};

const headingDay = (text: string): NamedDay | undefined => {
  const [, word, date] = HEADING.exec(text) ?? [];
  if (word !== undefined && dayOf(word) === undefined) return undefined;
  if (date !== undefined) return { key: date.replaceAll(/\s/g, ''), text: date };
  return namedDay(word);
};

const ownDay = (text: string): NamedDay | undefined =>
  namedDay(IN_FRONT.exec(text)?.[1]) ?? namedDay(BEHIND.exec(text)?.[1]);

const isOrdered = ({ status }: OrderListLine): boolean => status === 'READY' || status === 'GUESSED';

/**
 * In a list that names several days, each line is wanted on its own day, and one order has one delivery: whoever orders it
 * all at once has to know.
 */
export const withDaysDoubted = (lines: readonly OrderListLine[]): readonly OrderListLine[] => {
  let heading: NamedDay | undefined;
  const days = lines.map((line): NamedDay | undefined => {
    const text = withoutQuote(line.text);
    if (line.status === 'NOISE') {
      heading = headingDay(text) ?? heading;
      return undefined;
    }
    return isOrdered(line) ? (ownDay(stripDecoration(text).order) ?? heading) : undefined;
  });
  if (new Set(days.flatMap((day) => (day === undefined ? [] : [day.key]))).size < 2) return lines;
  return lines.map((line, index) => {
    const day = days[index];
    return day === undefined
      ? line
      : {
          ...line,
          status: 'GUESSED',
          guesses: [...line.guesses, { kind: 'ORDER_DOUBTED', text: day.text }],
        };
  });
};
