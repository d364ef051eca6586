import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { TextAreaField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { readPaste, sourceOf } from '../../list-files';
import { readSource } from '../reading/read-file';
import { padTexts } from '../texts';
import type { ListDialogProps } from './list-dialog-props';

/** A field for a list from a mail or a table, where there is no keyboard to paste with. */
export const PasteDialog = ({ onList, onClose }: ListDialogProps): ReactNode => {
  const t = useTexts(padTexts);
  const [text, setText] = useState('');
  const take = async () => {
    onList(readSource(sourceOf(await readPaste(text))));
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
      <TextAreaField
        label={t('pasteField')}
        hint={t('pasteHint')}
        rows={8}
        value={text}
        onChange={setText}
        focusFirst
      />
    </Modal>
  );
};
