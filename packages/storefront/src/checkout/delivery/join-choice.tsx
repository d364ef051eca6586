import type { Order } from '@gastroshop/api-contract';
import { useTexts } from '@gastroshop/i18n/react';
import { RadioField } from '@gastroshop/ui/field';
import type { ReactNode } from 'react';
import { joinTexts } from './join-texts';

/** What the choice takes. */
export interface JoinChoiceProps {
  /** The open order the cart can be added to. */
  readonly openOrder: Order;
  /** Whether it is an order of its own nevertheless. */
  readonly apart: boolean;
  readonly onChange: (apart: boolean) => void;
}

/** Whether a cart is added to the open order of the same day and address, which is what most mean, or is one of its own. */
export const JoinChoice = ({ openOrder, apart, onChange }: JoinChoiceProps): ReactNode => {
  const t = useTexts(joinTexts);
  const { id, number = id, orderItems } = openOrder;
  return (
    <RadioField
      label={t('title')}
      inline
      value={apart ? 'APART' : 'JOIN'}
      onChange={(value) => {
        onChange(value === 'APART');
      }}
      options={[
        {
          value: 'JOIN',
          label: t('join', { number }),
          hint: t('joinHint', { count: orderItems.length }),
        },
        { value: 'APART', label: t('apart'), hint: t('apartHint') },
      ]}
    />
  );
};
