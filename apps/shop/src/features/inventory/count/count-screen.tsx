import { useOnline } from '@gastroshop/storefront/offline';
import { Button } from '@gastroshop/ui/button';
import { EmptyState, ListDrawing, Notice, useToasts } from '@gastroshop/ui/feedback';
import { IconScan, IconWifiOff } from '@gastroshop/ui/icons';
import { ConfirmDialog } from '@gastroshop/ui/overlay';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductEntry } from './product-entry';
import { type CountDialog, CountHeader } from './count-header';
import { isCounted } from './count-lines';
import { CountList } from './count-list';
import styles from './count-screen.module.css';
import { FillDialog } from './prefill-dialog';
import { NonWebshopItemDialog, type NonWebshopItemDialogProps } from './non-webshop-item-dialog';
import { LocationDialog } from './location-dialog';
import type { InventoryCount } from './inventory-count';
import { useCount } from './use-count';
import type { Counts } from './use-counts';
import { useProductEntry } from './use-product-entry';
import { useLastCounts } from './use-last-counts';
import { useLookUpQueue } from './use-look-up-queue';
import type { CountSending } from './use-send-counts';

// The camera's code comes when it is wanted.
const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog')).ScanDialog }));

/** What counting takes. */
export interface CountScreenProps {
  readonly count: InventoryCount;
  readonly counts: Counts;
  readonly sending: CountSending;
  readonly onBack: () => void;
  /** The backend has it, under this id. */
  readonly onSent: (inventoryId: string) => void;
}

interface Named {
  readonly known: NonWebshopItemDialogProps['known'];
  /** Key of the line it stands for. */
  readonly instead?: string | undefined;
}

/** Counts what is in store, with one thumb, with and without a network. */
export const CountScreen = ({ count, counts, sending, onBack, onSent }: CountScreenProps): ReactNode => {
  const { t } = useTranslation('stock-count');
  const toasts = useToasts();
  const online = useOnline();
  const { actions, meant } = useCount(counts.store, count.id);
  const [dialog, setDialog] = useState<CountDialog>();
  const [named, setNamed] = useState<Named>({ known: {} });
  const unknown = useLookUpQueue(count.lines, actions);
  const lasts = useLastCounts();
  const entry = useProductEntry(actions, (known) => {
    setNamed({ known });
    setDialog('FOREIGN');
  });
  const { lines } = count;
  const done = lines.filter(isCounted).length;
  const close = () => {
    setDialog(undefined);
    setNamed({ known: {} });
  };
  const finish = async (): Promise<void> => {
    close();
    const finished: InventoryCount = { ...count, finished: true };
    counts.store.put(finished);
    const inventoryId = online ? await sending.send(finished) : undefined;
    if (inventoryId !== undefined) {
      onSent(inventoryId);
      return;
    }
    const left = counts.store.state().counts?.find(({ id }) => id === count.id);
    // Refused ones are open again and stay where they are.
    if (left?.finished !== true) return;
    toasts.say({ tone: 'info', title: t('waits'), text: t('waitsText') });
    onBack();
  };
  return (
    <div className={styles['screen']}>
      <CountHeader count={count} onBack={onBack} onOpen={setDialog} />
      {!online && (
        <Notice tone="warning" icon={<IconWifiOff size={20} />} announce="politely">
          {t('offline', { count: done })}
        </Notice>
      )}
      {!counts.kept && <Notice tone="error">{t('unkept')}</Notice>}
      <ProductEntry onProduct={entry.onProduct} onCategory={entry.onCategory} onText={entry.onText} />
      {lines.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          drawing={<ListDrawing />}
          actions={
            <Button
              onClick={() => {
                setDialog('FILL');
              }}
            >
              {t('fill')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <CountList
          count={count}
          actions={actions}
          meant={dialog === undefined ? meant : undefined}
          unknown={unknown}
          lasts={lasts}
          onName={({ key, code, amount }) => {
            setNamed({ known: { gtin: code, amount }, instead: key });
            setDialog('FOREIGN');
          }}
        />
      )}
      <div className={styles['bar']}>
        <Button
          variant={done === 0 ? 'filled' : 'outline'}
          size="large"
          icon={<IconScan size={22} />}
          onClick={() => {
            setDialog('SCAN');
          }}
        >
          {t('scan')}
        </Button>
        <Button
          variant={done === 0 ? 'outline' : 'filled'}
          size="large"
          disabled={done === 0}
          busy={sending.sending.has(count.id)}
          onClick={() => {
            if (done < lines.length) setDialog('FINISH');
            else void finish();
          }}
        >
          {t('finish')}
        </Button>
      </div>
      {dialog === 'PLACE' && (
        <LocationDialog
          count={count}
          onChange={(changed) => {
            actions.change((now) => ({ ...now, ...changed }));
          }}
          onClose={close}
        />
      )}
      {dialog === 'FILL' && <FillDialog onFill={actions.addAll} onClose={close} />}
      {dialog === 'FOREIGN' && (
        <NonWebshopItemDialog
          known={named.known}
          onTake={(line) => {
            actions.addForeign(line, named.instead);
            close();
          }}
          onClose={close}
        />
      )}
      <Suspense fallback={null}>
        {dialog === 'SCAN' && (
          <ScanDialog lines={lines} meant={meant} onCode={entry.onCode} onClose={close} />
        )}
      </Suspense>
      <ConfirmDialog
        opened={dialog === 'FINISH'}
        title={t('finishTitle')}
        confirmLabel={t('finish')}
        onConfirm={() => void finish()}
        onCancel={close}
      >
        {t('finishOpen', { count: lines.length - done })}
      </ConfirmDialog>
    </div>
  );
};
