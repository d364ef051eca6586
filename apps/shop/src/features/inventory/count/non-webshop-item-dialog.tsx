import { Button } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { OfferedAmounts } from '@gastroshop/ui/order-control';
import { Modal } from '@gastroshop/ui/overlay';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './count-screen.module.css';
import { foreignGtin } from './foreign-gtin';
import { readCounted } from './read-counted';
import type { NonWebshopLine } from './inventory-count';

/** What the dialog takes. */
export interface NonWebshopItemDialogProps {
  /** What is known already. */
  readonly known: Partial<Pick<NonWebshopLine, 'gtin' | 'name' | 'amount'>>;
  readonly onTake: (line: Omit<NonWebshopLine, 'kind' | 'key'>) => void;
  readonly onClose: () => void;
}

const NAME_LENGTH = 200;
/** A GTIN with gaps, or a scanned code that holds one. */
const GTIN_LENGTH = 100;
const UNIT_LENGTH = 50;

/** An article that the shop does not sell: its GTIN if it has one, a name, the unit and what was counted. */
export const NonWebshopItemDialog = ({ known, onTake, onClose }: NonWebshopItemDialogProps): ReactNode => {
  const { t } = useTranslation('stock-count');
  const errorId = useId();
  const [gtin, setGtin] = useState(known.gtin ?? '');
  const [name, setName] = useState(known.name ?? '');
  const [unit, setUnit] = useState('Stk');
  const [amount, setAmount] = useState((known.amount ?? '').replace('.', ','));
  const [tried, setTried] = useState(false);
  const counted = readCounted(amount);
  const wrongAmount = counted.kind === 'REFUSED';
  const code = foreignGtin(gtin);
  const wrongGtin = gtin.trim() !== '' && code === undefined;
  const isWrong = wrongAmount || wrongGtin || name.trim() === '' || unit.trim() === '';
  return (
    <Modal opened onClose={onClose} title={t('foreign')} size="small">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isWrong) return;
          onTake({
            name: name.trim(),
            unit: unit.trim(),
            amount: counted.amount,
            ...(code !== undefined && { gtin: code }),
          });
        }}
      >
        <TextField
          label={t('gtin')}
          hint={t('gtinHint')}
          error={wrongGtin ? t('gtinWrong') : undefined}
          inputMode="numeric"
          value={gtin}
          maxLength={GTIN_LENGTH}
          onChange={setGtin}
        />
        <TextField
          label={t('name')}
          required
          error={tried && name.trim() === '' ? t('nameMissing') : undefined}
          value={name}
          maxLength={NAME_LENGTH}
          onChange={setName}
        />
        <div className={styles['pair']}>
          <TextField
            label={t('amount')}
            numeric
            inputMode="decimal"
            error={
              wrongAmount && (
                <>
                  <span id={errorId}>
                    {counted.offers.length > 0 ? t('whichAmount', { text: amount.trim() }) : t('wrongAmount')}
                  </span>{' '}
                  <OfferedAmounts
                    id={errorId}
                    offers={counted.offers}
                    onTake={setAmount}
                    onGiveUp={() => {
                      setAmount('');
                    }}
                  />
                </>
              )
            }
            value={amount}
            onChange={setAmount}
          />
          <TextField
            label={t('unit')}
            required
            error={tried && unit.trim() === '' ? t('unitMissing') : undefined}
            value={unit}
            maxLength={UNIT_LENGTH}
            onChange={setUnit}
          />
        </div>
        <Button variant="filled" size="large" submit wide>
          {t('take')}
        </Button>
      </form>
    </Modal>
  );
};
