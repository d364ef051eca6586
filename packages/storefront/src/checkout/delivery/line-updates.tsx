import { IconButton } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { IconX } from '@gastroshop/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { productsQuery } from '../../product';
import { useGateway } from '../../shop';
import { ConflictLine, ColleagueChangeLine } from '../cart/colleague-line';
import { useLineActions } from '../cart/use-line-actions';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LiveCart } from '../live/use-live-cart';
import styles from './line-updates.module.css';

/** Lines named one by one; of more the number is told. */
const MOST_NAMED = 5;

/** On this page no line that was taken out is kept to look at. */
const NOTHING_KEPT = { keep: () => undefined, forget: () => undefined };

/** What the news of the lines take. */
export interface LineUpdatesProps {
  readonly live: LiveCart;
  /** Those in the cart. */
  readonly lines: readonly CheckoutLine[];
  /** Names of users by their id. */
  readonly names: ReadonlyMap<string, string>;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

/** What others changed while the delivery is being chosen, with the remedies of the cart (CRT-5): nothing silently. */
export const LineUpdates = ({ live, lines, names, now }: LineUpdatesProps): ReactNode => {
  const { t } = useTranslation('storefront-delivery');
  const { t: cartWords } = useTranslation('storefront-cart');
  const { notes, clashes, forget } = live;
  const actions = useLineActions(NOTHING_KEPT, forget);
  const lineOf = useMemo(() => new Map(lines.map((line) => [line.sku, line])), [lines]);
  const skus = useMemo(() => [...new Set([...clashes.keys(), ...notes.keys()])], [clashes, notes]);
  const gone = useMemo(() => skus.filter((sku) => !lineOf.has(sku)), [skus, lineOf]);
  const { data: products = [] } = useQuery(productsQuery(useGateway(), gone));
  const news = skus.flatMap((sku) => {
    const line = lineOf.get(sku);
    const product = line?.product ?? products.find((candidate) => candidate.sku === sku);
    const name = product?.productDisplayName ?? product?.name;
    return name === undefined ? [] : [{ sku, line, name, note: notes.get(sku), clash: clashes.get(sku) }];
  });
  if (news.length === 0) return null;
  return (
    <Notice
      tone="info"
      announce="politely"
      action={
        <IconButton
          label={cartWords('keep')}
          icon={<IconX size={18} />}
          small
          onClick={() => {
            for (const sku of skus) forget(sku);
          }}
        />
      }
    >
      {t('news')}
      <ul className={styles['list']}>
        {news.slice(0, MOST_NAMED).map(({ sku, line, name, note, clash }) => (
          <li key={sku} className={styles['line']}>
            <span className={styles['name']} title={name}>
              {name}
            </span>
            {clash !== undefined && line !== undefined ? (
              <ConflictLine line={line} clash={clash} actions={actions} />
            ) : note?.kind === 'REMOVED' ? (
              <span>{t('removedByOther', { name: names.get(note.userId) ?? cartWords('colleague') })}</span>
            ) : (
              note !== undefined && (
                <ColleagueChangeLine note={note} name={names.get(note.userId)} now={now} />
              )
            )}
          </li>
        ))}
      </ul>
      {news.length > MOST_NAMED && t('moreNews', { count: news.length - MOST_NAMED })}
    </Notice>
  );
};
