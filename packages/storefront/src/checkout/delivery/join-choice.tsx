import type { Order, Totals } from '@gastroshop/api-contract';
import { formatEstimate, formatPrice } from '@gastroshop/i18n';
import { RadioField } from '@gastroshop/ui/field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './delivery-screen.module.css';
import type { JoinPreview } from './use-join-preview';

/** What the choice takes. */
export interface JoinChoiceProps {
  /** The open order the cart can be added to. */
  readonly openOrder: Order;
  /** What both come to together. */
  readonly preview: JoinPreview;
  /** Whether it is an order of its own nevertheless. */
  readonly apart: boolean;
  readonly onChange: (apart: boolean) => void;
}

/** What both come to, gross where VAT is known; undefined where no sum may be seen. */
const togetherText = (totals: Totals | undefined): string | undefined => {
  const sum = totals?.gross ?? totals?.net;
  if (totals === undefined || sum === undefined) return undefined;
  return totals.estimated ? formatEstimate(formatPrice(sum)) : formatPrice(sum);
};

/** What is to be paid for a cart together with the order it is added to. */
export const JoinedTotal = ({ totals }: { readonly totals: Totals | undefined }): ReactNode => {
  const { t } = useTranslation('storefront-join-order');
  const sum = togetherText(totals);
  return (
    sum !== undefined && (
      <p className={styles['terms']}>
        {t(totals?.gross === undefined ? 'newNet' : 'newGross')} <strong>{sum}</strong>
      </p>
    )
  );
};

/** Whether a cart is added to the open order of the same day and address, which is what most mean, or is one of its own. */
export const JoinChoice = ({ openOrder, preview, apart, onChange }: JoinChoiceProps): ReactNode => {
  const { t } = useTranslation('storefront-join-order');
  const { id, number = id, orderItems } = openOrder;
  const { totals, refused } = preview;
  const sum = togetherText(totals);
  const hint = [
    t('joinHint', { count: orderItems.length }),
    sum === undefined ? undefined : t(totals?.gross === undefined ? 'togetherNet' : 'together', { sum }),
  ];
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
          hint: refused ? t('refused') : hint.filter((part) => part !== undefined).join(' · '),
          disabled: refused,
        },
        { value: 'APART', label: t('apart'), hint: t('apartHint') },
      ]}
    />
  );
};
