import type { Order } from '@gastroshop/api-contract';
import { mayEditOrder } from '@gastroshop/domain/order-life';
import { formatAmount, formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LateOrder } from './late-order';
import { shortDate } from '../life/time-words';
import { type ChangeTrouble, namesOf } from './change-trouble';

/** What a notice about a change takes. */
export interface TroubleNoticeProps {
  readonly trouble: ChangeTrouble;
  readonly order: Order;
  /** Names of new articles, by sku. */
  readonly names: ReadonlyMap<string, string>;
  readonly unitOf: (sku: string) => string;
  /** Takes wishes back. */
  readonly onDrop: (skus: readonly string[]) => void;
  /** What came too late and can be ordered for a later day; undefined where there is nothing of that. */
  readonly late: LateOrder | undefined;
  /** Puts it into the cart instead. */
  readonly onLater: () => void;
  /** Keeps the wishes on top of the order as it is now. */
  readonly onInsist: () => void;
  /** Takes the wish for other days back. */
  readonly onOldDays: () => void;
  readonly onAmount: (sku: string, amount: number) => void;
  readonly onAgain: () => void;
}

/** Why a change is not taken as it is, with what can be done in one tap. */
export const TroubleNotice = (props: TroubleNoticeProps): ReactNode => {
  const { trouble, order, names, unitOf, onDrop, late, onLater, onInsist, onOldDays, onAmount, onAgain } =
    props;
  const { t } = useTranslation('orders-change');
  const { locale } = useLocale();
  const button = (words: string, onClick: () => void, filled = false): ReactNode => (
    <Button size="small" variant={filled ? 'filled' : 'outline'} onClick={onClick}>
      {words}
    </Button>
  );
  const notice = (words: string, action?: ReactNode): ReactNode => (
    <Notice tone="warning" announce="politely" action={action}>
      {words}
    </Notice>
  );
  const nameOf = (sku: string) => namesOf([sku], order, names);
  /** The same wish for the day after, in one tap. */
  const later = (filled: boolean): ReactNode =>
    late !== undefined &&
    button(
      late.next === undefined ? t('toCart') : t('orderFor', { next: shortDate(late.next, locale) }),
      onLater,
      filled,
    );
  switch (trouble.kind) {
    case 'TOO_LATE': {
      const { skus } = trouble;
      const about = namesOf(skus, order, names);
      return notice(
        late?.day === undefined || late.next === undefined
          ? t('tooLate', { names: about })
          : t('tooLateFor', {
              day: shortDate(late.day, locale),
              next: shortDate(late.next, locale),
              names: about,
            }),
        <>
          {later(true)}
          {button(t('tooLateDrop'), () => {
            onDrop(skus);
          })}
        </>,
      );
    }
    case 'CHANGED':
      return notice(
        t('changedBy', { names: namesOf(trouble.skus, order, names) }),
        <>
          {button(t('theirs'), () => {
            onDrop(trouble.skus);
          })}
          {button(t('mine'), onInsist)}
        </>,
      );
    case 'LOCKED':
      return notice(t('lockedTitle'), later(false));
    case 'NOT_AVAILABLE':
      return notice(
        t('notAvailable', { names: namesOf(trouble.skus, order, names) }),
        button(t('leaveOut'), () => {
          onDrop(trouble.skus);
        }),
      );
    case 'AMOUNT_TOO_SMALL': {
      const { sku, smallestAmount } = trouble;
      const amount = formatAmount(smallestAmount, unitOf(sku), locale);
      return notice(
        t('tooSmall', { name: nameOf(sku), amount }),
        button(t('raise', { amount }), () => {
          onAmount(sku, smallestAmount);
        }),
      );
    }
    case 'VALUE_TOO_SMALL': {
      const day = trouble.day === undefined ? '' : shortDate(trouble.day, locale);
      return notice(
        trouble.missing === undefined
          ? t('value', { day })
          : t('valueMissing', { day, missing: formatPrice(trouble.missing) }),
      );
    }
    case 'DAY_NOT_POSSIBLE':
      if (!mayEditOrder(order.orderEditing ?? 'LINES_AND_DAY', 'DAY'))
        return notice(t('dayNotHere'), button(t('oldDay'), onOldDays));
      return notice(
        trouble.next === undefined
          ? t('dayNotPossible')
          : t('dayTooLate', { next: shortDate(trouble.next, locale) }),
        button(t('oldDay'), onOldDays),
      );
    case 'UNKNOWN':
      return notice(t('unknown'), button(t('again'), onAgain));
  }
};
