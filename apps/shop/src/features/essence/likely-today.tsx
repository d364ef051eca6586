import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useCartActions, useCartSkus } from '@gastroshop/storefront/cart';
import { type DueProducts, useDue } from '@gastroshop/storefront/catalogue';
import { useProductContext } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import { IconShoppingCartPlus } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MAX_DUE_LINES,
  MAX_LIKELY_LINES,
  type LikelyAmount,
  type LikelyLine,
  likelyLines,
  takenOf,
} from './likely-lines';
import { LikelyRow } from './likely-row';
import { likelySum } from './likely-sum';
import styles from './likely-today.module.css';

/** What the section takes. */
export interface LikelyTodayProps {
  /** Where all regular products are; missing where they stand below: then all that is due is proposed. */
  readonly essenceHref?: string | undefined;
}

/** What is likely to be ordered today, in the usual amounts, to put into the cart with one button (SRC-6). */
export const LikelyToday = (props: LikelyTodayProps): ReactNode => {
  const due = useDue(true);
  // What stands there once stays: what is put into the cart from it is not due any more.
  const [first, setFirst] = useState<DueProducts>();
  if (first === undefined && due !== undefined) setFirst(due);
  // Where all stand below, nothing is to be said of nothing.
  if (first?.products.length === 0 && props.essenceHref === undefined) return null;
  if (first === undefined || first.products.length === 0)
    return <LikelyNothing {...props} isKnown={first !== undefined} />;
  return <LikelyList {...props} due={first} />;
};

/** Keeps the place while it is being found out, and says so where nothing is due. */
const LikelyNothing = ({
  essenceHref,
  isKnown,
}: LikelyTodayProps & { readonly isKnown: boolean }): ReactNode => {
  const { t } = useTranslation('likely');
  return (
    <section
      className={clsx(styles['section'], essenceHref === undefined && styles['whole'])}
      aria-labelledby="likely-today"
    >
      <div className={styles['head']}>
        <h2 id="likely-today" className={styles['title']}>
          {t(essenceHref === undefined ? 'due' : 'title')}
        </h2>
      </div>
      {isKnown ? (
        <div className={styles['foot']}>
          <span>{t('nothingDue')}</span>
          {essenceHref !== undefined && <Link href={essenceHref}>{t('all')}</Link>}
        </div>
      ) : (
        <div className={styles['waiting']}>
          <Loading>
            <SkeletonLines count={MAX_LIKELY_LINES} />
          </Loading>
        </div>
      )}
    </section>
  );
};

const LikelyList = ({ essenceHref, due }: LikelyTodayProps & { readonly due: DueProducts }): ReactNode => {
  const { t } = useTranslation('likely');
  const isWhole = essenceHref === undefined;
  const { paths } = useGateway();
  const context = useProductContext();
  const { setLines } = useCartActions();
  const inCart = useCartSkus();
  const [lines, setLinesTaken] = useState<readonly LikelyLine[]>(() =>
    likelyLines(due.products, due.bought, isWhole ? MAX_DUE_LINES : MAX_LIKELY_LINES),
  );
  const [undo, setUndo] = useState<() => void>();
  const [isExplained, setExplained] = useState(false);
  const onTake = useCallback((sku: string, taken: LikelyAmount) => {
    setLinesTaken((before) =>
      before.map((line) =>
        line.product.sku === sku ? { ...line, taken: takenOf(line.product, taken) } : line,
      ),
    );
  }, []);
  const isLying = (sku: string) => inCart?.has(sku) === true;
  const open = lines.filter(({ product, taken }) => taken.amount > 0 && !isLying(product.sku));
  const put = () => {
    if (open.length === 0) return;
    const done = setLines(open.map(({ product: { sku }, taken }) => ({ sku, ...taken })));
    setUndo(() => () => {
      done.undo();
      setUndo(undefined);
    });
  };
  const sum = likelySum(open, context);
  const net = sum && formatPrice(sum.net);
  const words = net !== undefined && sum?.estimated === true ? formatEstimate(net) : net;
  const lying = lines.filter(({ product }) => isLying(product.sku)).length;
  const leftOut = lines.filter(({ taken }) => taken.amount === 0).length;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    put();
  });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <section
      ref={section}
      className={clsx(styles['section'], isWhole && styles['whole'])}
      aria-labelledby="likely-today"
    >
      <div className={styles['head']}>
        <h2 id="likely-today" className={styles['title']}>
          {t(isWhole ? 'due' : 'title')}
        </h2>
        <span className={styles['count']} role="status">
          {lying > 0 ? t('lying', { count: lying }) : t('count', { count: lines.length })}
          {words !== undefined && open.length > 0 && (
            <span className={styles['sum']}>{` · ${t('net', { sum: words })}`}</span>
          )}
        </span>
        {undo !== undefined && <Button onClick={undo}>{t('undo')}</Button>}
        <span className={styles['keys']} aria-hidden>
          <kbd>Enter</kbd> {t('keyTakes')} <kbd>0</kbd> {t('keySkips')}
        </span>
      </div>
      <OrderControlGroup>
        <ul className={styles['list']}>
          {lines.map((line) => (
            <LikelyRow
              key={line.product.sku}
              line={line}
              context={context}
              isInCart={isLying(line.product.sku)}
              isExplained={isExplained}
              onTake={onTake}
            />
          ))}
        </ul>
      </OrderControlGroup>
      <div className={styles['bar']}>
        {isWhole && (
          <span className={styles['taken']}>
            <strong>{t('taken', { count: open.length })}</strong>
            {leftOut > 0 && ` · ${t('leftOut', { count: leftOut })}`}
            {lying > 0 && ` · ${t('lying', { count: lying })}`}
          </span>
        )}
        {words !== undefined && open.length > 0 && <strong className={styles['barSum']}>{words}</strong>}
        {open.length > 0 ? (
          <Button variant="filled" size="large" icon={<IconShoppingCartPlus size={20} />} onClick={put}>
            {t('put', { count: open.length })}
          </Button>
        ) : lying > 0 ? (
          <Link href={paths.cart}>{t('toCart')}</Link>
        ) : (
          <span className={styles['count']}>{t('nothing')}</span>
        )}
      </div>
      <div className={styles['foot']}>
        <span>
          {t('from')}{' '}
          <button
            type="button"
            className={styles['why']}
            aria-pressed={isExplained}
            onClick={() => {
              setExplained(!isExplained);
            }}
          >
            {t('why')}
          </button>
        </span>
        {essenceHref !== undefined && <Link href={essenceHref}>{t('all')}</Link>}
      </div>
    </section>
  );
};
