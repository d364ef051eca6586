import { useTexts } from '@gastroshop/i18n/react';
import { DEFAULT_THEME } from '@gastroshop/ui/theme-data';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Printed } from '../print';
import { useProductContext } from '../product';
import { type BrowserStorage, themeQuery, useShop } from '../shop';
import { useFillCart } from './cart/use-fill-cart';
import { PadGrid } from './grid/pad-grid';
import type { GridPlace } from './grid/grid-place';
import { padSums } from './lines/pad-sums';
import { usePadLines } from './lines/use-pad-lines';
import { useSurroundings } from './lines/use-surroundings';
import styles from './order-pad.module.css';
import { PadBar } from './pad-bar';
import { PadNotices } from './pad-notices';
import { PadPaper } from './pad-paper';
import { PadStart } from './pad-start';
import { type PadDialog, PadTools } from './pad-tools';
import { useResolver } from './resolving/use-resolver';
import type { PadKeeper } from './rows/kept-pad';
import type { PadRow } from './rows/pad-row';
import { usePad } from './rows/use-pad';
import { padTexts } from './texts';
import { usePadCommands } from './use-pad-commands';
import { usePagePaste } from './use-page-paste';

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
  /** Keeps what is on its way to the cart. */
  readonly storage: BrowserStorage;
  /** Keeps the rows. */
  readonly keeper: PadKeeper;
  /** The rows as they were left. */
  readonly before: readonly PadRow[];
  readonly scanning?: boolean | undefined;
}

/** The pad of one customer: the grid, what is said above it, what it comes to below it. */
export const OrderPad = ({ storage, keeper, before, scanning = false }: OrderPadProps): ReactNode => {
  const t = useTexts(padTexts);
  const context = useProductContext();
  const { data: theme = DEFAULT_THEME } = useQuery(themeQuery(useShop().client));
  const { pad, act, kept } = usePad(keeper, before);
  const resolution = useResolver(pad);
  const lines = usePadLines(pad, resolution, context, act);
  const filling = useFillCart(storage, resolution.resolver, act);
  // Counting thousands of rows must not hold up the letter that is being typed.
  const settled = useDeferredValue(lines);
  const surroundingsOf = useSurroundings(settled, filling.held);
  const [dialog, setDialog] = useState<PadDialog | undefined>(scanning ? 'scan' : undefined);
  const [wanted, setWanted] = useState<GridPlace>();
  const { actions, commands, takeList, toCart, nextOpen } = usePadCommands({
    pad,
    lines,
    act,
    filling,
    context,
    onWant: setWanted,
  });
  usePagePaste(commands.pasteBelow);
  const sums = useMemo(() => padSums(settled), [settled]);
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
        <PadTools pad={pad} act={act} onOpen={setDialog} />
      </div>
      <PadNotices
        pad={pad}
        lines={settled}
        act={act}
        kept={kept}
        resolution={resolution}
        filling={filling}
        sums={sums}
        onFill={() => void toCart()}
      />
      <PadGrid
        lines={lines}
        context={context}
        actions={actions}
        commands={commands}
        surroundingsOf={surroundingsOf}
        wanted={wanted}
        onWant={setWanted}
      />
      {sums.filled === 0 && <PadStart onOpen={setDialog} />}
      <PadBar
        sums={sums}
        withPrices={context.visibility.prices}
        busy={filling.busy}
        onFill={() => void toCart()}
        onOpenLine={nextOpen}
        onTemplate={() => {
          setDialog('template');
        }}
      />
      <Suspense fallback={null}>
        {dialog === 'paste' && <PasteDialog onList={takeList} onClose={close} />}
        {dialog === 'upload' && <UploadDialog onList={takeList} onClose={close} />}
        {dialog === 'device' && <UploadDialog device onList={takeList} onClose={close} />}
        {dialog === 'from-template' && <FromTemplateDialog onList={takeList} onClose={close} />}
        {dialog === 'scan' && <ScanDialog lines={lines} act={act} onClose={close} />}
        {dialog === 'template' && <TemplateDialog lines={lines} onClose={close} />}
      </Suspense>
    </div>
  );
  return <Printed paper={() => <PadPaper theme={theme} lines={settled} context={context} />}>{page}</Printed>;
};
