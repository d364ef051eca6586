import type { StandingOrder } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import type { ReactNode } from 'react';
import type { StandingActions } from '../data/use-standing-actions';
import { weekdayShort } from '../words/rhythm-words';

/** What the remedies take. */
export interface HaltRemediesProps {
  readonly standing: StandingOrder;
  readonly save: StandingActions['save'];
}

/** The weekdays a standing order can come on instead of those on which nothing is delivered any more (STD-4). */
export const HaltRemedies = ({ standing, save }: HaltRemediesProps): ReactNode => {
  const { locale } = useLocale();
  const { haltReason, deliveryDays, rhythm, lostDays } = standing;
  if (haltReason !== 'NO_DELIVERY_DAY') return undefined;
  return deliveryDays.map((day) => (
    <Button
      key={day}
      disabled={save.isPending}
      onClick={() => {
        const kept = rhythm.days.filter((one) => !lostDays.includes(one) && one !== day);
        save.mutate({ rhythm: { ...rhythm, days: [...kept, day] } });
      }}
    >
      {weekdayShort(day, locale)}
    </Button>
  ));
};
