import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import { useTranslation } from 'react-i18next';
import type { EntryEffect } from './entry-transition';
import { formatUnit } from './hint-of';
import type { OrderControlProps } from './order-control-props';

/** Passes on to the callbacks of an order control what its entry decided. */
export const useOrderControlEffects = (props: OrderControlProps): ((effect: EntryEffect) => void) => {
  const { t } = useTranslation('messages');
  return (effect) => {
    switch (effect.kind) {
      case 'CHANGE':
        props.onChange?.(effect.value);
        return;
      case 'ADD':
        props.onAdd?.(effect.value);
        return;
      case 'REMOVE':
        props.onRemove?.(effect.value);
        return;
      case 'CONFIRM':
        props.unusual?.(effect.value)?.confirm();
        return;
      case 'DRAFT':
        props.onDraftChange?.(effect.draft);
        return;
      case 'RAISED': {
        const { minimum, unit } = effect;
        const words = { quantity: minimum, unit: formatUnit(props.units, unit, minimum) };
        props.onWarning?.({
          kind: 'BELOW_MINIMUM',
          text: t('belowMinimum', words),
          durationMs: WARNING_TOAST_MS,
        });
      }
    }
  };
};
