import type { Remarks } from '@gastroshop/domain/cart';
import { TextField } from '@gastroshop/ui/field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REMARK_LIMITS } from './remark-limits';

/** What the fields take. */
export interface RemarkFieldsProps {
  readonly remarks: Remarks;
  readonly onChange: (remarks: Remarks) => void;
}

/** Note, cost centre and the customer's own number of a line, as cart and templates keep them. */
export const RemarkFields = ({ remarks, onChange }: RemarkFieldsProps): ReactNode => {
  const { t } = useTranslation('storefront-remarks');
  const { note = '', costCentre = '', customerArticleNumber = '' } = remarks;
  return (
    <>
      <TextField
        label={t('note')}
        hint={t('noteHint')}
        value={note}
        maxLength={REMARK_LIMITS.note}
        onChange={(text) => {
          onChange({ ...remarks, note: text });
        }}
      />
      <TextField
        label={t('costCentre')}
        value={costCentre}
        maxLength={REMARK_LIMITS.costCentre}
        onChange={(text) => {
          onChange({ ...remarks, costCentre: text });
        }}
      />
      <TextField
        label={t('ownNumber')}
        value={customerArticleNumber}
        maxLength={REMARK_LIMITS.customerArticleNumber}
        onChange={(text) => {
          onChange({ ...remarks, customerArticleNumber: text });
        }}
      />
    </>
  );
};
