import { useTexts } from '@gastroshop/i18n/react';
import { useCartActions, useCartSkus } from '@gastroshop/storefront/cart';
import { type DueProducts, useDue } from '@gastroshop/storefront/catalogue';
import { useProductContext } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { IconShoppingCartPlus } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LikelyAmount, type LikelyLine, likelyLines, takenOf } from './likely-lines';
import { LikelyRow } from './likely-row';
import { likelyTexts } from './likely-texts';
import styles from './likely-today.module.css';

/** What the section takes. */
export interface LikelyTodayProps {
  /** Where all regular products are. */
  readonly essenceHref: string;
}

/** What is likely to be ordered today, in the usual amounts, to put into the cart with one button (SRC-6). */
export const LikelyToday = (props: LikelyTodayProps): ReactNode => {
  const due = useDue(true);
  // What stands there once stays: what is put into the cart from it is not due any more.
  const [first, setFirst] = useState<DueProducts>();
  if (first === undefined && due !== undefined) setFirst(due);
  return first === undefined || first.products.length === 0 ? null : <LikelyList {...props} due={first} />;
};

const LikelyList = ({ essenceHref, due }: LikelyTodayProps & { readonly due: DueProducts }): ReactNode => {
  const t = useTexts(likelyTexts);
  const { paths } = useGateway();
  const context = useProductContext();
  const { setLines } = useCartActions();
  const inCart = useCartSkus();
  const [lines, setLinesTaken] = useState<readonly LikelyLine[]>(() => likelyLines(due.products, due.bought));
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
  const lying = lines.filter(({ product }) => isLying(product.sku)).length;
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
    <section ref={section} className={styles['section']} aria-labelledby="likely-today">
      <div className={styles['head']}>
        <h2 id="likely-today" className={styles['title']}>
          {t('title')}
        </h2>
        <span className={styles['count']} role="status">
          {lying > 0 ? t('lying', { count: lying }) : t('count', { count: lines.length })}
        </span>
        {undo !== undefined && <Button onClick={undo}>{t('undo')}</Button>}
        <span className={styles['ways']}>
          {open.length > 0 ? (
            <Button variant="filled" size="large" icon={<IconShoppingCartPlus size={20} />} onClick={put}>
              {t('put', { count: open.length })}
            </Button>
          ) : lying > 0 ? (
            <Link href={paths.cart}>{t('toCart')}</Link>
          ) : (
            <span className={styles['count']}>{t('nothing')}</span>
          )}
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
        <Link href={essenceHref}>{t('all')}</Link>
      </div>
    </section>
  );
};
