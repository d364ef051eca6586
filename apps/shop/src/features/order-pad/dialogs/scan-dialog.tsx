import { ScanModal } from '@gastroshop/ui/scanner';
import { type Dispatch, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadLine } from '../lines/pad-line';
import type { PadAction } from '../rows/pad-action';
import styles from './scan-dialog.module.css';

/** What the scanner takes. */
export interface ScanDialogProps {
  readonly lines: readonly PadLine[];
  readonly act: Dispatch<PadAction>;
  readonly onClose: () => void;
}

/** Rows shown below the camera. */
const SHOWN = 4;

/** Puts one scanned article after the other into the pad; the camera stays open in between. */
export const ScanDialog = ({ lines, act, onClose }: ScanDialogProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const rows = codes.flatMap((code) => lines.findLast(({ row }) => row.article === code) ?? []);
  return (
    <ScanModal
      title={t('scanTitle')}
      done={t('scanDone')}
      onCode={(code) => {
        act({ type: 'scanned', code });
        setCodes((before) => [code, ...before.filter((other) => other !== code)].slice(0, SHOWN));
      }}
      onClose={onClose}
    >
      {rows.length === 0 ? (
        <p className={styles['hint']}>{t('scanNone')}</p>
      ) : (
        rows.map(({ row, product, state, verdict }, index) => (
          <p key={row.id} data-latest={index === 0} className={styles[state === 'OPEN' ? 'open' : 'row']}>
            {state === 'OPEN'
              ? verdict?.reason
              : t('scanned', {
                  amount: row.amount,
                  name: product?.productDisplayName ?? product?.name ?? row.article,
                })}
          </p>
        ))
      )}
    </ScanModal>
  );
};
