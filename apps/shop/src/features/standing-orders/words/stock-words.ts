import type { StandingOccurrence, StandingOrderLine } from '@gastroshop/api-contract';
import { formatAmount, type Locale } from '@gastroshop/i18n';
import type { StandingWords } from './rhythm-words';

/** Named on a card; the rest is counted. */
const SHOWN = 2;

/** What is said of the stocks that one delivery fills up. */
export interface StockWords {
  /** Nobody has counted them, and so it asks. */
  readonly uncounted: string | undefined;
  /** What a count says, and what it will say. */
  readonly known: readonly string[];
}

type Facts = Pick<StandingOccurrence, 'filledUp' | 'questions' | 'lines'>;

const namesOf = (names: readonly string[]) => ({ name: names[0] ?? '', count: names.length });

/** Says in a few words which stocks a delivery fills up, and from what. */
export const stockWords = (
  { filledUp = [], questions, lines }: Facts,
  pattern: readonly StandingOrderLine[],
  t: StandingWords,
  locale: Locale,
): StockWords => {
  const asked = questions.flatMap(({ kind, name = '' }) => (kind === 'NOT_COUNTED' ? [name] : []));
  const coming = filledUp.filter(({ amount }) => amount > 0);
  const enough = filledUp.filter(({ amount }) => amount === 0).map(({ name }) => name);
  const kept = (lines ?? pattern).filter(({ par }) => par !== undefined);
  const later = kept.length - asked.length - filledUp.length;
  return {
    uncounted: asked.length === 0 ? undefined : t('asksCount', namesOf(asked)),
    known: [
      ...coming
        .slice(0, SHOWN)
        .map(({ name, amount, unitAbbreviation }) =>
          t('filledUp', { name, amount: formatAmount(amount, unitAbbreviation, locale) }),
        ),
      ...(coming.length > SHOWN ? [t('filledUpMore', { count: coming.length - SHOWN })] : []),
      ...(enough.length > 0 ? [t('enough', namesOf(enough))] : []),
      ...(later > 0 ? [t('fillsLater', { count: later })] : []),
    ],
  };
};
