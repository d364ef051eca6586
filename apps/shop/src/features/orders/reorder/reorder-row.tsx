import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { CheckBox } from '@gastroshop/ui/field';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReorderLine } from './reorder-line';
import { changeText } from './change-text';
import styles from './again.module.css';

/** What the row of a line takes. */
export interface ReorderRowProps {
  readonly line: ReorderLine;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** A line that is ordered again, or what stands in for it: taken when it is ticked. */
export const ReorderRow = ({ line, chosen, onChoose }: ReorderRowProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('order-again');
  const notesId = useId();
  const { item, product, offer = line.replacement, replacement } = line;
  const name = product?.productDisplayName ?? product?.name ?? item.name;
  const other = replacement && (replacement.product.productDisplayName ?? replacement.product.name);
  const notes = changeText(line, t, locale);
  return (
    <li className={styles['row']} data-gone={line.offer === undefined || undefined}>
      {offer === undefined ? (
        <span className={styles['box']} />
      ) : (
        <CheckBox
          className={styles['box']}
          checked={chosen}
          label={other === undefined ? t('take', { name }) : t('takeInstead', { name: other })}
          aria-describedby={notesId}
          onChange={(event) => {
            onChoose(event.target.checked);
          }}
        />
      )}
      <div className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <ul id={notesId} className={styles['notes']}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
          {other !== undefined && <li className={styles['instead']}>{t('instead', { name: other })}</li>}
        </ul>
      </div>
      <span className={styles['amount']}>{offer && formatAmount(offer.amount, offer.unit, locale)}</span>
    </li>
  );
};
