import type { OrderTemplateItem } from '@gastroshop/api-contract';
import type { Remarks } from '@gastroshop/domain/cart';
import { formatUnit, parseTypedNumber, readingsInDoubt } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { RemarkFields } from '@gastroshop/storefront/cart';
import { storageUnitOf } from '@gastroshop/storefront/product';
import { Button } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { OfferedAmounts } from '@gastroshop/ui/order-control';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineName } from './template-line';
import styles from './template-detail.module.css';

/** What the dialog takes. */
export interface LineDetailsProps {
  readonly item: OrderTemplateItem;
  readonly onSave: (item: OrderTemplateItem) => void;
  readonly onClose: () => void;
}

/** What else is kept with a line: the stock to keep, a note, the cost centre, the customer's own number. */
export const LineDetails = ({ item, onSave, onClose }: LineDetailsProps): ReactNode => {
  const { t } = useTranslation('order-template');
  const { locale } = useLocale();
  const { product, unit } = item;
  const errorId = useId();
  const before = String(item.par ?? '').replace('.', ',');
  const [par, setPar] = useState(before);
  const [remarks, setRemarks] = useState<Remarks>(item);
  const quantity = par.trim() === '' ? '' : parseTypedNumber(par);
  const offers = readingsInDoubt(par);
  const isWrong = quantity === undefined || quantity.startsWith('-') || offers.length > 0;
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
          label={t('parLabel', { unit: formatUnit(storage, locale, true) })}
          hint={t('parHint')}
          error={
            isWrong && (
              <>
                <span id={errorId}>
                  {offers.length > 0 ? t('parInDoubt', { text: par.trim() }) : t('parWrong')}
                </span>{' '}
                <OfferedAmounts
                  id={errorId}
                  offers={offers}
                  onTake={setPar}
                  onGiveUp={() => {
                    setPar(before);
                  }}
                />
              </>
            )
          }
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
