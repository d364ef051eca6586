import { parsePaste } from '@gastroshop/storefront/list-files';
import { Button } from '@gastroshop/ui/button';
import { TextAreaField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasteReading } from './paste-reading';
import type { ListDialogProps } from './list-dialog-props';

/** A field for a list from a mail or a table, where there is no keyboard to paste with. */
export const PasteDialog = ({ onArrival, onClose }: ListDialogProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const [text, setText] = useState('');
  const take = async () => {
    if (text.trim() === '') return;
    onArrival({ document: await parsePaste(text) });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('pasteTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="filled" disabled={text.trim() === ''} onClick={() => void take()}>
            {t('pasteTake')}
          </Button>
        </>
      }
    >
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void take();
        }}
      >
        <TextAreaField
          label={t('pasteField')}
          hint={t('pasteHint')}
          rows={8}
          value={text}
          onChange={setText}
          focusFirst
        />
        <PasteReading text={text} />
      </div>
    </Modal>
  );
};
