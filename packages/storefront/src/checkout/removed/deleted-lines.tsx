import type { DeletedCartItem } from '@gastroshop/api-contract';
import { formatAmount, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { Disclosure } from '@gastroshop/ui/disclosure';
import { Link } from '@gastroshop/ui/link';
import { groupDigits, ProductThumbnail, SizedLabel } from '@gastroshop/ui/product';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductContext, toProductCardData } from '../../product';
import { type LineContext, lineTotal, linesTotal } from '../lines/line-price';
import styles from './deleted-lines.module.css';
import { useBringBack } from './use-bring-back';
import { type GoneLine, useRemovedProducts } from './use-removed-products';

/** Lines shown before more are asked for. */
const FIRST_LINES = 20;

/** What the lines taken out take. */
export interface DeletedLinesProps {
  /** As the backend tells them, latest first. */
  readonly items: readonly DeletedCartItem[];
  /** Skus that stand on the page already. */
  readonly shown: ReadonlySet<string>;
  readonly context: ProductContext & LineContext;
  /** Unfolded: there is nothing else on the page. */
  readonly open: boolean;
}

interface DeletedLineProps {
  readonly gone: GoneLine;
  readonly context: ProductContext & LineContext;
  readonly onBringBack: (gone: GoneLine) => void;
}

const DeletedLine = ({ gone, context, onBringBack }: DeletedLineProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-removed-lines');
  const { line, orderable } = gone;
  const summary = toProductCardData(line.product, line.amount, line.unit, context);
  const { name, shortName, size, number, picture, href } = summary;
  const { net, estimated } = lineTotal(line, context);
  return (
    <li className={styles['line']}>
      <ProductThumbnail image={picture} size="small" />
      <div className={styles['text']}>
        <Link href={href ?? context.paths.product(line.sku)} className={styles['name']}>
          <SizedLabel name={name} shortName={shortName} />
        </Link>
        <span className={styles['second']}>
          {[
            ...(size === undefined ? [] : [size]),
            groupDigits(number),
            ...(gone.item.content?.note === undefined ? [] : [gone.item.content.note]),
          ].join(' · ')}
        </span>
      </div>
      <span className={styles['amount']}>{formatAmount(line.amount, line.unit, locale)}</span>
      {context.visibility.prices && (
        <span className={styles['sum']}>
          {net !== undefined && (estimated ? formatEstimate(formatPrice(net)) : formatPrice(net))}
        </span>
      )}
      <span className={styles['action']}>
        {orderable ? (
          <Button
            size="small"
            label={t('bringBackName', { name })}
            onClick={() => {
              onBringBack(gone);
            }}
          >
            {t('bringBack')}
          </Button>
        ) : (
          t('notAvailable')
        )}
      </span>
    </li>
  );
};

/** What was taken out before, here or by others, to bring back with the amounts of before (CRT-5, CRT-6). */
export const DeletedLines = ({ items, shown, context, open }: DeletedLinesProps): ReactNode => {
  const { t } = useTranslation('storefront-removed-lines');
  const { bringBack } = useBringBack();
  const [all, setAll] = useState(false);
  const offered = useMemo(() => items.filter(({ sku }) => !shown.has(sku)), [items, shown]);
  const lines = useRemovedProducts(offered);
  if (lines.length === 0) return null;
  const visible = all ? lines : lines.slice(0, FIRST_LINES);
  const { net, estimated } = linesTotal(
    lines.map(({ line }) => line),
    context,
  );
  const list = (
    <>
      <ul className={styles['list']} data-without-prices={context.visibility.prices ? undefined : true}>
        {visible.map((gone) => (
          <DeletedLine
            key={gone.item.sku}
            gone={gone}
            context={context}
            onBringBack={({ item, line }) => {
              bringBack([
                item.content === undefined
                  ? { ...item, content: { amount: line.amount, unitAbbreviation: line.unit } }
                  : item,
              ]);
            }}
          />
        ))}
      </ul>
      {visible.length < lines.length && (
        <Button
          variant="quiet"
          onClick={() => {
            setAll(true);
          }}
        >
          {t('showAll', { count: lines.length })}
        </Button>
      )}
    </>
  );
  if (!open)
    return (
      <div className={styles['deleted']}>
        <Disclosure title={t('title')} note={String(lines.length)} level={2}>
          {list}
        </Disclosure>
      </div>
    );
  return (
    <section className={styles['deleted']} aria-labelledby="removed-lines">
      <div className={styles['head']}>
        <h2 id="removed-lines">{t('title')}</h2>
        <span>{t('asBefore')}</span>
        {context.visibility.prices && (
          <span className={styles['total']}>
            {estimated ? formatEstimate(formatPrice(net)) : formatPrice(net)}
          </span>
        )}
      </div>
      {list}
    </section>
  );
};
