import type { LineContent } from '@gastroshop/api-contract';
import { formatAmount, formatLongDate, formatUnit, type Locale } from '@gastroshop/i18n';

const withParts = ({ amount, unitAbbreviation, plan = [] }: LineContent, locale: Locale): string =>
  plan.length > 1
    ? `${plan.map((entry) => String(entry.amount)).join(' + ')} ${formatUnit(unitAbbreviation, locale, true)}`
    : formatAmount(amount, unitAbbreviation, locale);

const withDates = (content: LineContent, locale: Locale): string => {
  const { plan = [], unitAbbreviation } = content;
  if (plan.length === 0) return formatAmount(content.amount, unitAbbreviation, locale);
  const inWords = (date: string) => formatLongDate(date, locale, { weekday: 'short', month: 'short' });
  const parts = plan.map(({ date, amount }) => `${String(amount)} (${inWords(date)})`);
  return `${parts.join(' + ')} ${formatUnit(unitAbbreviation, locale, true)}`;
};

/**
 * What two buyers wanted of one line in words that differ: the amount; where it is spread over days its parts; their
 * dates only where the parts are the same.
 *
 * @example
 *   lineContentText([{ amount: 8, unitAbbreviation: 'KT' }, undefined], 'de-AT'); // ['8 KT', undefined]
 */
export const lineContentText = (
  contents: readonly (LineContent | undefined)[],
  locale: Locale,
): readonly (string | undefined)[] => {
  const short = contents.map((content) => content && withParts(content, locale));
  const told = short.filter((words) => words !== undefined);
  return new Set(told).size === told.length
    ? short
    : contents.map((content) => content && withDates(content, locale));
};
