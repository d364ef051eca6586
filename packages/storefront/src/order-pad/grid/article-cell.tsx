import { useTexts } from '@gastroshop/i18n/react';
import { IconAlertCircle } from '@gastroshop/ui/icons';
import { ProductPicture, type ProductSummary } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import type { PadLine } from '../lines/pad-line';
import { padTexts } from '../texts';
import styles from './article-cell.module.css';
import type { RowActions } from './row-actions';
import { Suggestion } from './suggestion';

/** What the article of a row takes. */
export interface ArticleCellProps {
  readonly line: PadLine;
  readonly summary: ProductSummary | undefined;
  /** The row is being written in: articles are suggested. */
  readonly suggesting: boolean;
  readonly actions: RowActions;
}

/** What a row stands for: its article, why there is none, or what may be meant. */
export const ArticleCell = ({ line, summary, suggesting, actions }: ArticleCellProps): ReactNode => {
  const t = useTexts(padTexts);
  const { row, state, verdict, amountUnusable } = line;
  if (state === 'OPEN')
    return (
      <span className={styles['reason']} title={verdict?.reason}>
        <IconAlertCircle size={16} stroke={2} className={styles['sign']} />
        <span className={styles['words']}>
          {amountUnusable && verdict?.outcome === 'AMOUNT_INVALID'
            ? t('amountUnusable', { amount: row.amount.trim() })
            : verdict?.reason}
        </span>
      </span>
    );
  if (summary !== undefined)
    return (
      <>
        <span className={styles['picture']}>
          <ProductPicture picture={summary.picture} size="compact" />
        </span>
        <span className={styles['name']} title={summary.name}>
          {summary.name}
        </span>
      </>
    );
  if (state !== 'CHECKING') return null;
  if (suggesting) return <Suggestion line={line} actions={actions} />;
  return <span className={styles['checking']}>{t('checking')}</span>;
};
