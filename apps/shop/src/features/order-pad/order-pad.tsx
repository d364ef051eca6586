import { PrintLayoutSwitch } from '@gastroshop/storefront/print';
import { useProductContext } from '@gastroshop/storefront/product';
import { type BrowserStorage, themeQuery, useShop, useFeatures } from '@gastroshop/storefront/shop';
import { DEFAULT_THEME } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OriginNotice } from './columns/origin-notice';
import { DayNotice } from './days/day-notice';
import { waitingDays } from './days/waiting-days';
import { useCartTransfer } from './cart/use-cart-transfer';
import { PadGrid } from './grid/pad-grid';
import type { WantedPlace } from './grid/grid-cell';
import { isUnchecked, isWaiting } from './lines/next-waiting';
import { padSums } from './lines/pad-sums';
import { usePadView } from './lines/use-pad-view';
import { usePadLines } from './lines/use-pad-lines';
import { usePadLineContexts } from './lines/use-pad-line-contexts';
import styles from './order-pad.module.css';
import { PadBar } from './pad-bar';
import { PadNoticeList } from './pad-notice-list';
import { PadPrint } from './pad-print';
import { PadEmptyState } from './pad-empty-state';
import { PadStatus } from './pad-status';
import { type PadDialog, PadTools } from './pad-tools';
import { useResolver } from './resolution/use-resolver';
import type { PadStorage } from './rows/kept-pad';
import type { PadRow } from './rows/pad-row';
import { usePad } from './rows/use-pad';
import { usePadCommands } from './use-pad-commands';
import { usePageKeys } from './use-page-keys';
import { usePagePaste } from './use-page-paste';

const ColumnQuestion = lazy(async () => ({
  default: (await import('./columns/column-question')).ColumnQuestion,
}));
const StepFlow = lazy(async () => ({ default: (await import('./steps/step-flow')).StepFlow }));
const PasteDialog = lazy(async () => ({ default: (await import('./dialogs/paste-dialog')).PasteDialog }));
const UploadDialog = lazy(async () => ({ default: (await import('./dialogs/upload-dialog')).UploadDialog }));
const ScanDialog = lazy(async () => ({ default: (await import('./dialogs/scan-dialog')).ScanDialog }));
const FromTemplateDialog = lazy(async () => ({
  default: (await import('./dialogs/from-template-dialog')).FromTemplateDialog,
}));
const TemplateDialog = lazy(async () => ({
  default: (await import('./dialogs/template-dialog')).TemplateDialog,
}));

/** What the pad takes. */
export interface OrderPadProps {
  /** Remembers which columns of lists hold the amount. */
  readonly storage: BrowserStorage;
  /** Keeps the rows. */
  readonly keeper: PadStorage;
  /** The rows as they were left. */
  readonly before: readonly PadRow[];
  readonly scanning?: boolean | undefined;
}

/** The pad of one customer: the grid, what is said above it, what it comes to below it. */
export const OrderPad = ({ storage, keeper, before, scanning = false }: OrderPadProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const context = useProductContext();
  const has = useFeatures();
  const { data: theme = DEFAULT_THEME } = useQuery(themeQuery(useShop().client));
  const { pad, act, kept } = usePad(keeper, before);
  const resolution = useResolver(pad);
  const lines = usePadLines(pad, resolution, context, act);
  const filling = useCartTransfer({ keeper, rows: pad.rows, resolver: resolution.resolver, act });
  // Counting thousands of rows must not hold up the letter that is being typed.
  const settled = useDeferredValue(lines);
  const sums = useMemo(() => padSums(settled), [settled]);
  const surroundingsOf = usePadLineContexts(settled, filling.held);
  const [settling, setSettling] = useState(false);
  const [draft, setDraft] = useState('');
  const [dialog, setDialog] = useState<PadDialog | undefined>(scanning ? 'scan' : undefined);
  const [wanted, setWanted] = useState<WantedPlace>();
  const [active, setActive] = useState<number>();
  const { view, onlyOpen, setOnlyOpen, fold } = usePadView(lines, pad);
  const waiting = useMemo(() => view.lines.filter(({ line }) => isWaiting(line)), [view]);
  const place = waiting.findIndex(({ line }) => line.row.id === active);
  const { arrivals, actions, commands, takeList, toCart, queued, go, discard, ...lists } = usePadCommands({
    storage,
    pad,
    lines,
    view,
    active,
    act,
    filling,
    context,
    checking: resolution.known.state !== 'failed' && lines.some(isUnchecked),
    onWant: setWanted,
  });
  usePagePaste(commands.pasteBelow);
  usePageKeys({ go, toCart: commands.toCart, undo: commands.undo, redo: commands.redo });
  const origin = pad.arrived === undefined ? undefined : arrivals.origin;
  const close = () => {
    setDialog(undefined);
  };
  const page = (
    <div className={styles['pad']}>
      <div className={styles['top']}>
        <div className={styles['title']}>
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        <PadTools onOpen={setDialog} />
      </div>
      <PadNoticeList
        kept={kept}
        resolution={resolution}
        filling={filling}
        sums={sums}
        onFill={() => void toCart()}
      />
      {arrivals.asked === undefined ? (
        <>
          {origin !== undefined && (
            <OriginNotice origin={origin} onChange={arrivals.change} onSheet={arrivals.takeSheet} />
          )}
          <DayNotice rows={pad.rows} act={act} />
          <PadStatus
            pad={pad}
            sums={sums}
            act={act}
            onlyOpen={onlyOpen}
            onOnlyOpen={setOnlyOpen}
            onDiscard={() => {
              discard('NOT_ORDERED');
            }}
          />
          <PadGrid
            view={view}
            count={lines.length}
            context={context}
            actions={actions}
            commands={commands}
            surroundingsOf={surroundingsOf}
            active={active}
            onActive={setActive}
            wanted={wanted}
            onWant={setWanted}
            onFold={fold}
            onDiscard={discard}
          />
          {lines.every(({ state }) => state === 'BLANK') && waitingDays(pad.rows).length === 0 && (
            <PadEmptyState onOpen={setDialog} />
          )}
          <PadBar
            sums={sums}
            withPrices={context.visibility.prices}
            busy={filling.busy || queued}
            place={place < 0 ? undefined : place + 1}
            onFill={() => void toCart()}
            onGo={go}
            onTemplate={
              has('ORDER_TEMPLATES')
                ? () => {
                    setDialog('template');
                  }
                : undefined
            }
            onSettle={() => {
              setSettling(true);
            }}
          />
        </>
      ) : (
        <Suspense fallback={null}>
          <ColumnQuestion
            arrival={arrivals.asked.arrival}
            reading={arrivals.asked.reading}
            onAnswer={arrivals.answer}
            onCancel={arrivals.cancel}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {dialog === 'paste' && (
          <PasteDialog
            draft={draft}
            onOther={(way, written) => {
              setDraft(written);
              setDialog(way);
            }}
            onArrival={arrivals.take}
            onSettle={(arrival) => {
              lists.settleList(arrival);
              setSettling(true);
            }}
            onOrder={lists.orderReadyOf}
            onClose={() => {
              setDraft('');
              close();
            }}
          />
        )}
        {dialog === 'upload' && <UploadDialog onArrival={arrivals.take} onClose={close} />}
        {dialog === 'device' && <UploadDialog device onArrival={arrivals.take} onClose={close} />}
        {dialog === 'from-template' && <FromTemplateDialog onList={takeList} onClose={close} />}
        {dialog === 'scan' && <ScanDialog lines={lines} act={act} onClose={close} />}
        {settling && (
          <StepFlow
            pad={pad}
            lines={lines}
            act={act}
            context={context}
            onClose={() => {
              setSettling(false);
            }}
          />
        )}
        {dialog === 'template' && <TemplateDialog lines={lines} onClose={close} />}
      </Suspense>
    </div>
  );
  return (
    <PrintLayoutSwitch paper={() => <PadPrint theme={theme} lines={settled} context={context} />}>
      {page}
    </PrintLayoutSwitch>
  );
};
