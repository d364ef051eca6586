import type { Product } from '@gastroshop/api-contract';
import { completionQuery, useDebounced } from '@gastroshop/storefront/catalogue';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { IconPlus, IconScan } from '@gastroshop/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './add-label.module.css';
import { productName, findProduct, type FoundProduct, suggestedFirst } from './find-product';

// The camera's reader is loaded by those who scan.
const ScanLabels = lazy(async () => ({ default: (await import('./scan-labels')).ScanLabels }));

/** What the field takes. */
export interface AddLabelProps {
  /** Puts an article on the list; answers what became of it, in a sentence. */
  readonly onAdd: (product: Product, amount: number | undefined) => string;
  /** Nothing can be added while the list is being cleared. */
  readonly disabled: boolean;
}

/** How long typing must rest before suggestions are asked for, in milliseconds. */
const TYPING_RESTS_MS = 150;

/** Suggestions shown at most. */
const MOST_SHOWN = 6;

/** Adds articles by name, number or barcode: by a suggestion, by Enter, by a hand scanner that types, or by camera. */
export const AddLabel = ({ onAdd, disabled }: AddLabelProps): ReactNode => {
  const { t } = useTranslation('labels');
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<FoundProduct>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [scanning, setScanning] = useState(false);
  const asked = useDebounced(typed.trim(), TYPING_RESTS_MS);
  const { data } = useQuery(completionQuery(gateway, asked));
  const candidates = found?.kind === 'SEVERAL' ? found.products : undefined;
  const choices = typed.trim() === '' ? [] : (candidates ?? data?.products ?? []).slice(0, MOST_SHOWN);
  const add = (product: Product, amount: number | undefined) => {
    setSaid(onAdd(product, amount));
    setTyped('');
    setFound(undefined);
    field.current?.focus();
  };
  const submit = async (): Promise<void> => {
    const wanted = typed.trim();
    if (wanted === '' || busy) return;
    setBusy(true);
    const answer = await findProduct(gateway, wanted);
    // The search knows what the customer buys; who resolves a line does not put what fits in any order.
    const suggested =
      answer.kind === 'SEVERAL'
        ? await queryClient.query(completionQuery(gateway, wanted)).catch(() => undefined)
        : undefined;
    setBusy(false);
    if (answer.kind === 'FOUND') add(answer.product, answer.amount);
    else if (answer.kind === 'SEVERAL')
      setFound({ ...answer, products: suggestedFirst(wanted, answer.products, suggested) });
    else setFound(answer);
  };
  const problems = { SEVERAL: t('several'), UNKNOWN: t('unknown'), NOT_AVAILABLE: t('notAvailable') };
  const error = found === undefined || found.kind === 'FOUND' ? undefined : problems[found.kind];
  return (
    <section className={styles['add']} aria-label={t('field')}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={styles['field']}>
          <TextField
            ref={field}
            label={t('field')}
            labelHidden
            placeholder={t('fieldHint')}
            autoComplete="off"
            value={typed}
            disabled={disabled}
            error={error}
            onChange={(next) => {
              setTyped(next);
              setFound(undefined);
            }}
          />
        </div>
        <Button submit busy={busy} disabled={disabled || typed.trim() === ''} icon={<IconPlus size={18} />}>
          {t('add')}
        </Button>
        <Button
          disabled={disabled}
          icon={<IconScan size={18} />}
          onClick={() => {
            setScanning(true);
          }}
        >
          {t('scan')}
        </Button>
      </form>
      {choices.length > 0 && (
        <ul className={styles['choices']} aria-label={t('choices')}>
          {choices.map((product) => (
            <li key={product.sku}>
              <button
                type="button"
                className={styles['choice']}
                onClick={() => {
                  add(product, data?.asked === typed.trim() ? data.typed.amount : undefined);
                }}
              >
                <IconPlus size={16} />
                <span className={styles['name']}>{productName(product)}</span>
                <span className={styles['detail']} title={product.shortDescription}>
                  {product.shortDescription}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles['said']}>
        {said}
      </p>
      {scanning && (
        <Suspense fallback={null}>
          <ScanLabels
            onAdd={(product) => onAdd(product, undefined)}
            onClose={() => {
              setScanning(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
