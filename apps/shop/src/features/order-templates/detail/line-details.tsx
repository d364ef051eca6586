import type { OrderTemplateItem } from '@gastroshop/api-contract';
import type { Remarks } from '@gastroshop/domain/cart';
import { parseTypedNumber, readingsInDoubt } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { RemarkFields } from '@gastroshop/storefront/cart';
import { storageUnitOf } from '@gastroshop/storefront/product';
import { Button } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
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
  const [remarks, setRemarks] = useState<Remarks>(item);
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
            note: (remarks.note ?? '').trim(),
            costCentre: (remarks.costCentre ?? '').trim(),
            customerArticleNumber: (remarks.customerArticleNumber ?? '').trim(),
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
        <RemarkFields remarks={remarks} onChange={setRemarks} />
        <Button variant="filled" submit wide>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
};
