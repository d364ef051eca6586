import type { OrderTemplateItem } from '@gastroshop/api-contract';
import { parseTypedNumber, readingsInDoubt } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { storageUnitOf } from '../../product';
import { lineName } from './template-line';
import styles from './template-screen.module.css';
import { detailTexts } from './texts';

/** What the dialog takes. */
export interface LineDetailsProps {
  readonly item: OrderTemplateItem;
  readonly onSave: (item: OrderTemplateItem) => void;
  readonly onClose: () => void;
}

/** What else is kept with a line: the stock to keep, a note, the cost centre, the customer's own number. */
export const LineDetails = ({ item, onSave, onClose }: LineDetailsProps): ReactNode => {
  const t = useTexts(detailTexts);
  const { product, unit } = item;
  const [par, setPar] = useState(String(item.par ?? '').replace('.', ','));
  const [note, setNote] = useState(item.note ?? '');
  const [costCentre, setCostCentre] = useState(item.costCentre ?? '');
  const [ownNumber, setOwnNumber] = useState(item.customerArticleNumber ?? '');
  const quantity = par.trim() === '' ? '' : parseTypedNumber(par);
  const inDoubt = readingsInDoubt(par).length > 0;
  const isWrong = quantity === undefined || quantity.startsWith('-') || inDoubt;
  const storage = (product && storageUnitOf(product)?.abbreviation) ?? unit;
  return (
    <Modal opened onClose={onClose} title={lineName(item)} size="small">
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong) return;
          onSave({
            ...item,
            par: quantity,
            note: note.trim(),
            costCentre: costCentre.trim(),
            customerArticleNumber: ownNumber.trim(),
          });
          onClose();
        }}
      >
        <TextField
          label={t('parLabel', { unit: storage })}
          hint={t('parHint')}
          error={isWrong ? t(inDoubt ? 'parInDoubt' : 'parWrong') : undefined}
          value={par}
          onChange={setPar}
          inputMode="decimal"
          numeric
          after={storage}
        />
        <TextField label={t('note')} value={note} onChange={setNote} maxLength={500} />
        <TextField label={t('costCentre')} value={costCentre} onChange={setCostCentre} maxLength={100} />
        <TextField label={t('ownNumber')} value={ownNumber} onChange={setOwnNumber} maxLength={100} />
        <Button variant="filled" submit wide>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
};
