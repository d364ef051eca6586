import type { StandingOccurrence } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { useOnline } from '@gastroshop/storefront/offline';
import { useToasts } from '@gastroshop/ui/feedback';
import { useTranslation } from 'react-i18next';
import { shortDay } from '../words/rhythm-words';
import type { LinesOfOccurrence, StandingActions } from './use-standing-actions';

/** What is decided of one delivery: sent at once and said, or kept where there is no network. */
export const useOccurrenceSteps = ({
  decide,
  setLines,
  keep,
}: Pick<StandingActions, 'decide' | 'setLines' | 'keep'>) => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const toasts = useToasts();
  const online = useOnline();
  const say = (
    said: 'skippedSaid' | 'unskippedSaid' | 'asUsualSaid' | 'changedSaid',
    { date, deliveryDay = date }: StandingOccurrence,
  ) => {
    toasts.say({ tone: 'good', title: t(said, { day: shortDay(deliveryDay, locale) }) });
  };
  return {
    skip: (occurrence: StandingOccurrence, skips: boolean): void => {
      if (!online) {
        keep(occurrence, { skips });
        return;
      }
      decide.mutate(
        { occurrence, skips },
        {
          onSuccess: () => {
            say(skips ? 'skippedSaid' : 'unskippedSaid', occurrence);
          },
        },
      );
    },
    setLinesOf: (occurrence: StandingOccurrence, lines: LinesOfOccurrence['lines']): void => {
      if (!online) {
        keep(occurrence, { lines: lines ?? 'AS_USUAL' });
        return;
      }
      setLines.mutate(
        { occurrence, lines },
        {
          onSuccess: () => {
            say(lines === undefined ? 'asUsualSaid' : 'changedSaid', occurrence);
          },
        },
      );
    },
  };
};
