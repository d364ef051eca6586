import type { LineContent } from '@gastroshop/api-contract';
import { formatAmount, formatLongDate, type Locale } from '@gastroshop/i18n';

const withParts = ({ amount, unitAbbreviation, plan = [] }: LineContent): string =>
  plan.length > 1
    ? `${plan.map((entry) => String(entry.amount)).join(' + ')} ${unitAbbreviation}`
    : formatAmount(amount, unitAbbreviation);

const withDates = (content: LineContent, locale: Locale): string => {
  const { plan = [], unitAbbreviation } = content;
  if (plan.length === 0) return formatAmount(content.amount, unitAbbreviation);
  const inWords = (date: string) => formatLongDate(date, locale, { weekday: 'short', month: 'short' });
  const parts = plan.map(({ date, amount }) => `${String(amount)} (${inWords(date)})`);
  return `${parts.join(' + ')} ${unitAbbreviation}`;
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
  const short = contents.map((content) => content && withParts(content));
  const told = short.filter((words) => words !== undefined);
  return new Set(told).size === told.length
    ? short
    : contents.map((content) => content && withDates(content, locale));
};
