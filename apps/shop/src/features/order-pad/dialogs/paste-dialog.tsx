import { parsePaste, pastedText } from '@gastroshop/storefront/list-files';
import { Button } from '@gastroshop/ui/button';
import { TextAreaField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { useIsMobile } from '@gastroshop/ui/table';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Arrival } from '../parsing/arrival';
import type { ListDialogProps } from './list-dialog-props';
import styles from './paste-dialog.module.css';
import { PasteNext } from './paste-next';
import { PasteReading } from './paste-reading';
import { PasteWays } from './paste-ways';
import { usePasteReading } from './use-paste-reading';

/** What the field for a list takes. */
export interface PasteDialogProps extends ListDialogProps {
  /** What was written when another way was chosen. */
  readonly draft: string;
  /** Goes to the file or the camera; what is written waits. */
  readonly onOther: (way: 'upload' | 'scan', draft: string) => void;
  /** Takes the list and goes through what is not ready. */
  readonly onSettle: (arrival: Arrival) => void;
  /** Takes the list and puts what is ready of it into the cart. */
  readonly onOrder: (arrival: Arrival) => void;
}

/** A field for a list from a mail or a table, where there is no keyboard to paste with; on phones with the next step. */
export const PasteDialog = (props: PasteDialogProps): ReactNode => {
  const { draft, onArrival, onOther, onSettle, onOrder, onClose } = props;
  const { t } = useTranslation('order-pad');
  const phone = useIsMobile();
  const [text, setText] = useState(draft);
  const reading = usePasteReading(text);
  const isEmpty = text.trim() === '';
  const take = async (onList: (arrival: Arrival) => void): Promise<void> => {
    if (isEmpty) return;
    onList({ document: await parsePaste(text) });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('pasteTitle')}
      footer={
        phone ? (
          <PasteNext
            reading={reading}
            disabled={isEmpty}
            onTake={() => void take(onArrival)}
            onSettle={() => void take(onSettle)}
            onOrder={() => void take(onOrder)}
          />
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="filled" disabled={isEmpty} onClick={() => void take(onArrival)}>
              {t('pasteTake')}
            </Button>
          </>
        )
      }
    >
      <div
        role="presentation"
        className={styles['paste']}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void take(onArrival);
        }}
        onPaste={(event) => {
          const { target, clipboardData } = event;
          const pasted = pastedText(clipboardData);
          if (!(target instanceof HTMLTextAreaElement) || pasted === clipboardData.getData('text/plain'))
            return;
          event.preventDefault();
          target.setRangeText(pasted, target.selectionStart, target.selectionEnd, 'end');
          setText(target.value);
        }}
      >
        <TextAreaField
          label={t('pasteField')}
          labelHidden={phone}
          hint={phone ? undefined : t('pasteHint')}
          placeholder={phone ? t('pasteHint') : undefined}
          rows={8}
          value={text}
          onChange={setText}
          focusFirst
        />
        {phone && (
          <PasteWays
            onText={(pasted) => {
              setText((before) => (before.trim() === '' ? pasted : `${before.trimEnd()}\n${pasted}`));
            }}
            onOther={(way) => {
              onOther(way, text);
            }}
          />
        )}
        <PasteReading reading={reading} />
      </div>
    </Modal>
  );
};
