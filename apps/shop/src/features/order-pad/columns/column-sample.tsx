import type { OrderListLine } from '@gastroshop/domain/order-list';
import { displayedProductId } from '@gastroshop/domain/product';
import { formatAmount, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { sizedName, toProductCardData, useProductContext } from '@gastroshop/storefront/product';
import { groupDigits, ProductThumbnail } from '@gastroshop/ui/product';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadLine } from '../lines/pad-line';
import { listLines } from '../parsing/parse-list';
import { useReadLines } from '../parsing/use-read-lines';
import styles from './column-sample.module.css';

/** What the sample of an answer takes. */
export interface ColumnSampleProps {
  /** The first line of the list, as the chosen column has it. */
  readonly sample: OrderListLine | undefined;
  /** The list as another column would have it; the same array as long as it holds the same. */
  readonly otherLines: readonly OrderListLine[];
  /** What that column is called. */
  readonly otherName: string;
  /** Lines that stay without an amount. */
  readonly empty: number;
  /** Lines of the list. */
  readonly total: number;
}

const writtenAmount = ({ amount, unit = '' }: OrderListLine): string => `${amount ?? ''} ${unit}`.trim();

const sumOf = (line: PadLine | undefined): string | undefined => {
  const { priced } = line ?? {};
  if (priced === undefined) return undefined;
  const sum = formatPrice(priced.rowTotal);
  return priced.estimated ? formatEstimate(sum) : sum;
};

/** What the answer makes of the first line, with article and sum as soon as they are known, and what another would. */
export const ColumnSample = ({
  sample,
  otherLines,
  otherName,
  empty,
  total,
}: ColumnSampleProps): ReactNode => {
  const { t } = useTranslation('order-pad-columns');
  const context = useProductContext();
  const list = useMemo(
    () =>
      sample === undefined
        ? []
        : listLines({
            lines: [sample, ...otherLines.filter(({ lineNumber }) => lineNumber === sample.lineNumber)],
          }),
    [sample, otherLines],
  );
  const [line, otherLine] = useReadLines(list);
  const product = sample === undefined ? undefined : line?.product;
  const other = otherLines.find(({ lineNumber }) => lineNumber === sample?.lineNumber);
  const { name, size } = product === undefined ? {} : sizedName(product, undefined, context.locale);
  const sum = sumOf(line);
  const otherAmount = other?.amount === undefined ? undefined : [writtenAmount(other), sumOf(otherLine)];
  return (
    <div className={styles['sample']} role="status">
      {sample !== undefined && (
        <div>
          <p>{t(sample.amount === undefined ? 'sampleNone' : 'sampleTitle', { line: sample.lineNumber })}</p>
          {sample.amount !== undefined && (
            <div className={styles['line']}>
              {product !== undefined && (
                <ProductThumbnail
                  size="row"
                  image={toProductCardData(product, 1, undefined, context).picture}
                />
              )}
              <div>
                <p className={styles['reading']}>
                  {line?.unit === undefined || line.amount === undefined
                    ? writtenAmount(sample)
                    : formatAmount(line.amount, line.unit.abbreviation, context.locale)}{' '}
                  {name ?? sample.note ?? sample.article?.text}
                </p>
                {product !== undefined && (
                  <p className={styles['details']}>
                    {[size, groupDigits(displayedProductId(product, context.crossTenantNumbers)), sum]
                      .filter((each) => each !== undefined)
                      .join(' · ')}
                  </p>
                )}
              </div>
            </div>
          )}
        </div>
      )}
      <p>
        {otherAmount !== undefined && (
          <>
            {t('otherwise', {
              heading: otherName,
              amount: otherAmount.filter((each) => each !== undefined).join(', '),
            })}{' '}
          </>
        )}
        {empty > 0 && t('left', { empty, total })}
      </p>
    </div>
  );
};
