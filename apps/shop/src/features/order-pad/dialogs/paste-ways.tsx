import { Button } from '@gastroshop/ui/button';
import { IconClipboardList, IconScan, IconUpload } from '@gastroshop/ui/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readClipboard } from './read-clipboard';
import styles from './paste-dialog.module.css';

/** What the ways take. */
export interface PasteWaysProps {
  /** What lay in the clipboard. */
  readonly onText: (text: string) => void;
  readonly onOther: (way: 'upload' | 'scan') => void;
}

/** The ways a list comes besides typing it: from the clipboard, as a file, by the camera. */
export const PasteWays = ({ onText, onOther }: PasteWaysProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const [problem, setProblem] = useState<'clipboardClosed' | 'clipboardEmpty'>();
  const paste = async (): Promise<void> => {
    const text = await readClipboard();
    if (text === undefined) setProblem('clipboardClosed');
    else if (text.trim() === '') setProblem('clipboardEmpty');
    else {
      setProblem(undefined);
      onText(text);
    }
  };
  return (
    <div>
      <div className={styles['ways']}>
        <Button wide icon={<IconClipboardList size={18} />} onClick={() => void paste()}>
          {t('paste')}
        </Button>
        <Button
          wide
          icon={<IconUpload size={18} />}
          onClick={() => {
            onOther('upload');
          }}
        >
          {t('file')}
        </Button>
        <Button
          wide
          icon={<IconScan size={18} />}
          onClick={() => {
            onOther('scan');
          }}
        >
          {t('scan')}
        </Button>
      </div>
      <div role="status" className={styles['problem']}>
        {problem !== undefined && t(problem)}
      </div>
    </div>
  );
};
