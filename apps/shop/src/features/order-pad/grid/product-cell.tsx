import { formatNumber } from '@gastroshop/i18n';
import { remarkWords } from '@gastroshop/storefront/cart';
import { useUsualInWords } from '@gastroshop/storefront/product';
import { Skeleton } from '@gastroshop/ui/feedback';
import { ProductThumbnail, type ProductCardData } from '@gastroshop/ui/product';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadLine } from '../lines/pad-line';
import styles from './product-cell.module.css';
import type { RowActions } from './row-actions';
import { Suggestion } from './suggestion';

/** What the article of a row takes. */
export interface ProductCellProps {
  readonly line: PadLine;
  readonly summary: ProductCardData | undefined;
  /** The row is being written in: articles are suggested. */
  readonly suggesting: boolean;
  readonly actions: RowActions;
}

/** The second line of a row: what it was read from, what is wrong with its amount, what is noted of it. */
const SecondLine = ({ line }: Pick<ProductCellProps, 'line'>): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { state, row, verdict, amountUnusable, unusual, unit, guesses } = line;
  const inWords = useUsualInWords();
  const noted = remarkWords(row.remarks ?? {}, useTranslation('storefront-remarks').t).join(' · ');
  if (state === 'OPEN' || state === 'OFFER')
    return (
      <span
        className={styles['second']}
        data-tone={state === 'OPEN' ? 'error' : 'warning'}
        title={verdict?.reason}
      >
        {amountUnusable ? t('amountUnusable', { amount: row.amount.trim() }) : verdict?.reason}
      </span>
    );
  if (state === 'GUESSED' && unusual !== undefined && guesses[0]?.kind === 'AMOUNT_UNUSUAL')
    return (
      <span className={styles['second']} data-tone="warning">
        {t('isItMeant', {
          usual: inWords(unusual, unit?.abbreviation ?? ''),
          amount: formatNumber(line.amount ?? 0),
        })}
      </span>
    );
  if (state !== 'GUESSED' || row.text === undefined)
    return noted === '' ? null : (
      <span className={styles['second']} title={noted}>
        {noted}
      </span>
    );
  const text = row.text.replaceAll(/\t+/g, '  ').trim();
  return (
    <span className={styles['second']} title={[text, noted].filter((each) => each !== '').join(' · ')}>
      {t('readFromBefore')} <span className={styles['written']}>{t('quoted', { text })}</span>
      {noted !== '' && ` · ${noted}`}
    </span>
  );
};

/** What a row stands for: its article, what it was read from, or what may be meant. */
export const ProductCell = ({ line, summary, suggesting, actions }: ProductCellProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { row, state, product, amount } = line;
  if (summary !== undefined && product !== undefined) {
    const { size, name, shortName = name } = summary;
    return (
      <>
        <span className={styles['picture']}>
          <ProductThumbnail image={summary.picture} size="compact" />
        </span>
        <span className={styles['words']}>
          <span className={styles['first']}>
            <span className={styles['name']} title={name}>
              {shortName}
            </span>
            {size !== undefined && <span className={styles['size']}>{size}</span>}
          </span>
          <SecondLine line={line} />
        </span>
      </>
    );
  }
  if (state === 'NOT_ORDERED' || state === 'NOISE')
    return (
      <span className={styles['quiet']} title={row.text}>
        {state === 'NOT_ORDERED' && row.hint !== undefined ? row.hint : (row.text ?? row.article)}
        {amount !== undefined && ` ${formatNumber(amount)}`}
      </span>
    );
  if (state !== 'CHECKING') return null;
  if (suggesting) return <Suggestion line={line} actions={actions} />;
  return (
    <span className={styles['checking']}>
      <Skeleton width={28} height={28} />
      <Skeleton width={160} height={12} />
      <span className={visuallyHidden}>{t('checking')}</span>
    </span>
  );
};
