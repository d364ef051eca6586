import { groupDigits } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './paper.module.css';

/** A line on paper, written out. */
export interface PrintLine {
  readonly id: string;
  /** The number buyers know the article by. */
  readonly number: string;
  readonly name: string;
  readonly amount: string;
  /** Unit price; undefined where there is none or none may be seen. */
  readonly price?: string | undefined;
  readonly sum?: string | undefined;
}

/** Lines under one heading. */
interface PaperGroup {
  readonly id: string;
  /** Undefined where the lines have no head. */
  readonly title: string | undefined;
  readonly lines: readonly PrintLine[];
}

/** What the table takes. */
export interface PrintTableProps {
  readonly groups: readonly PaperGroup[];
  readonly withPrices: boolean;
}

/** Lines of a cart or an order on paper. */
export const PrintTable = ({ groups, withPrices }: PrintTableProps): ReactNode => {
  const { t } = useTranslation('storefront-paper-table');
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('article')}</th>
          <th scope="col" className={styles['figure']}>
            {t('amount')}
          </th>
          {withPrices && (
            <>
              <th scope="col" className={styles['figure']}>
                {t('price')}
              </th>
              <th scope="col" className={styles['figure']}>
                {t('sum')}
              </th>
            </>
          )}
        </tr>
      </thead>
      {groups.map(({ id, title, lines }) => (
        <tbody key={id}>
          {title !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={withPrices ? 5 : 3} className={styles['group']}>
                {title}
              </th>
            </tr>
          )}
          {lines.map(({ id: sku, number, name, amount, price, sum }) => (
            <tr key={sku}>
              <td className={styles['number']}>{groupDigits(number)}</td>
              <td>{name}</td>
              <td className={styles['figure']}>{amount}</td>
              {withPrices && (
                <>
                  <td className={styles['figure']}>{price}</td>
                  <td className={styles['figure']}>{sum}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};
