import type { StandingOrder } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { shortDay, type StandingWords } from './rhythm-words';

/** The pause of a standing order that is still to come, in words; undefined: there is none. */
export const comingPauseWords = (
  { state, pausedFrom, pausedUntil }: StandingOrder,
  locale: Locale,
  t: StandingWords,
): string | undefined => {
  if (state === 'PAUSED' || pausedFrom === undefined) return undefined;
  const from = shortDay(pausedFrom, locale);
  return pausedUntil === undefined
    ? t('pauseComingOpen', { from })
    : t('pauseComing', { from, until: shortDay(pausedUntil, locale) });
};
