import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { Product } from '@gastroshop/api-contract';
import { completionQuery, useDebounced } from '@gastroshop/storefront/catalogue';
import {
  initialAmount,
  type ProductContext,
  toProductCardData,
  unitOf,
} from '@gastroshop/storefront/product';
import { pastedText } from '@gastroshop/storefront/list-files';
import { LazySlot, useGateway } from '@gastroshop/storefront/shop';
import { TextField } from '@gastroshop/ui/field';
import { Button } from '@gastroshop/ui/button';
import { IconPlus } from '@gastroshop/ui/icons';
import { groupDigits, ProductThumbnail, SizedLabel } from '@gastroshop/ui/product';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasteIntoList, type TakenLine, usePagePaste } from '../order-pad';
import styles from './add-product.module.css';

/** How much of an article is added. */
interface AddedAmount {
  readonly amount: number;
  readonly unit: string;
}

/** What the search of articles to be added takes. */
export interface AddProductProps {
  readonly context: ProductContext;
  /** What is in the list already. */
  readonly has: (sku: string) => boolean;
  readonly onAdd: (product: Product, line: AddedAmount) => void;
  /** Adds the lines of a list that was pasted into the field; left out: what is pasted is searched for. */
  readonly onAddAll?: ((lines: readonly TakenLine[]) => void) | undefined;
}

const WAIT_MS = 200;
const SHOWN = 6;

/** Finds an article by name or number and adds it to a list; an amount typed along is taken. Enter adds the first. */
export const AddProduct = ({ context, has, onAdd, onAddAll }: AddProductProps): ReactNode => {
  const { t } = useTranslation('add-product');
  const { locale } = useLocale();
  const gateway = useGateway();
  const [text, setText] = useState('');
  const [list, setList] = useState<string>();
  /** Opens what was pasted if it is a list; one line is searched for. */
  const openList = (pasted: string): boolean => {
    const isList = onAddAll !== undefined && pasted.trim().includes('\n');
    if (isList) setList(pasted);
    return isList;
  };
  usePagePaste(openList);
  const form = useRef<HTMLFormElement>(null);
  const asked = useDebounced(text.trim(), WAIT_MS);
  const { data } = useQuery({ ...completionQuery(gateway, asked), enabled: asked !== '' });
  const isOpen = text.trim() !== '';
  const isAnswered = data?.asked === text.trim();
  const products = isOpen && data !== undefined ? data.products.slice(0, SHOWN) : [];
  const lineFor = (product: Product): AddedAmount | undefined => {
    const unit = unitOf(product, data?.typed.unit);
    if (unit === undefined) return undefined;
    return {
      amount: Math.max(data?.typed.amount ?? 0, initialAmount(product, unit)),
      unit: unit.abbreviation,
    };
  };
  const add = (product: Product) => {
    const line = lineFor(product);
    if (line === undefined) return;
    onAdd(product, line);
    setText('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      role="search"
      aria-label={t('add')}
      className={styles['search']}
      onPaste={(event) => {
        if (openList(pastedText(event.clipboardData))) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const first = products.find(({ sku }) => !has(sku));
        if (isAnswered && first !== undefined) add(first);
      }}
    >
      <TextField
        type="search"
        label={t('add')}
        placeholder={t(onAddAll === undefined ? 'addHint' : 'addOrPaste')}
        value={text}
        onChange={setText}
        autoComplete="off"
      />
      {isOpen && isAnswered && products.length === 0 && <p className={styles['none']}>{t('noHits')}</p>}
      {products.length > 0 && (
        <ul className={styles['hits']}>
          {products.map((product) => {
            const line = lineFor(product);
            const summary = toProductCardData(product, line?.amount ?? 1, line?.unit, context);
            const { name, picture } = summary;
            const isIn = has(product.sku);
            return (
              <li key={product.sku}>
                <ProductThumbnail size="compact" image={picture} />
                <span className={styles['words']}>
                  <SizedLabel name={name} shortName={summary.shortName} className={styles['name']} />
                  <span className={styles['number']}>
                    {summary.size !== undefined && `${summary.size} · `}
                    {groupDigits(summary.number)}
                  </span>
                </span>
                {isIn ? (
                  <span className={styles['number']}>{t('alreadyIn')}</span>
                ) : (
                  <Button
                    size="small"
                    variant="soft"
                    icon={<IconPlus size={16} />}
                    label={t('addOne', { name })}
                    onClick={() => {
                      add(product);
                    }}
                  >
                    {line === undefined ? t('addNamed') : formatAmount(line.amount, line.unit, locale)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {list !== undefined && onAddAll !== undefined && (
        <LazySlot>
          <PasteIntoList
            text={list}
            has={has}
            onTake={onAddAll}
            onClose={() => {
              setList(undefined);
            }}
          />
        </LazySlot>
      )}
    </form>
  );
};
