import { type Remarks, REMARKS } from '@gastroshop/domain/cart';
import { Button } from '@gastroshop/ui/button';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemarkFields } from '../../cart';
import styles from './remarks-dialog.module.css';

/** What the dialog takes. */
export interface RemarksDialogProps {
  /** Name of the article. */
  readonly name: string;
  readonly remarks: Remarks;
  /** Is told what was changed, and nothing else: a colleague may have written the rest meanwhile. */
  readonly onSave: (changed: Remarks) => void;
  readonly onClose: () => void;
}

const changedOf = (before: Remarks, after: Remarks): Remarks =>
  Object.fromEntries(
    REMARKS.flatMap((remark) => {
      const words = (after[remark] ?? '').trim();
      return words === (before[remark] ?? '') ? [] : [[remark, words] as const];
    }),
  );

/** Note, cost centre and own number of a line of the cart. */
export const RemarksDialog = ({ name, remarks, onSave, onClose }: RemarksDialogProps): ReactNode => {
  const { t } = useTranslation('storefront-remarks');
  const [written, setWritten] = useState(remarks);
  return (
    <Modal opened onClose={onClose} title={name} size="small">
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const changed = changedOf(remarks, written);
          if (Object.keys(changed).length > 0) onSave(changed);
          onClose();
        }}
      >
        <RemarkFields remarks={written} onChange={setWritten} />
        <Button variant="filled" submit wide>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
};
