import type { OrderTemplateItem } from '@gastroshop/api-contract';
import { formatAmount, formatNumber } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { remarkWords } from '@gastroshop/storefront/cart';
import { initialAmount, unitOf } from '@gastroshop/storefront/product';
import { IconAlertTriangle } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './template-lines.module.css';
import { templateLineIssue, issueText } from './template-line';

/** What the remark takes. */
export interface TemplateItemIssueMessageProps {
  readonly item: OrderTemplateItem;
  /** Changes the line; missing for those who may not. */
  readonly onChange?: ((item: OrderTemplateItem) => void) | undefined;
  /** Whether the stock to keep is told, which is of no use while ordering. */
  readonly withPar?: boolean | undefined;
}

/** An amount that the line could have instead. */
const remedyOf = (item: OrderTemplateItem): Pick<OrderTemplateItem, 'amount' | 'unit'> | undefined => {
  const obstacle = templateLineIssue(item);
  const { product } = item;
  if (obstacle?.reason === 'BELOW_MINIMUM' && obstacle.smallestAllowed !== undefined)
    return { amount: obstacle.smallestAllowed, unit: item.unit };
  const unit = obstacle?.reason === 'UNIT_MISSING' && product !== undefined ? unitOf(product) : undefined;
  return unit === undefined || product === undefined
    ? undefined
    : { amount: initialAmount(product, unit), unit: unit.abbreviation };
};

/** Why a line stays out when everything goes into the cart, with the remedy beside it (TPL-4), and what is noted. */
export const TemplateItemIssueMessage = ({
  item,
  onChange,
  withPar = false,
}: TemplateItemIssueMessageProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('order-template');
  const obstacle = templateLineIssue(item);
  const remedy = onChange === undefined ? undefined : remedyOf(item);
  const { par } = item;
  const notes = [
    !withPar || par === undefined || par === '' ? undefined : t('par', { par: formatNumber(String(par)) }),
    ...remarkWords(item, useTranslation('storefront-remarks').t),
  ].filter((part) => part !== undefined && part !== '');
  if (obstacle === undefined && notes.length === 0) return null;
  return (
    <p className={styles['remark']}>
      {obstacle !== undefined && (
        <span className={styles['obstacle']}>
          <IconAlertTriangle size={14} />
          {issueText(obstacle, item, t, locale)}
        </span>
      )}
      {remedy !== undefined && (
        <button
          type="button"
          className={styles['remedy']}
          onClick={() => {
            onChange?.({ ...item, ...remedy });
          }}
        >
          {t(obstacle?.reason === 'BELOW_MINIMUM' ? 'raise' : 'useUnit', {
            amount: formatAmount(remedy.amount, remedy.unit, locale),
          })}
        </button>
      )}
      {notes.length > 0 && <span>{notes.join(' · ')}</span>}
    </p>
  );
};
