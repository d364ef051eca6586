import type { Address, Customer } from '@gastroshop/api-contract';
import { SelectField, TextAreaField, TextField } from '@gastroshop/ui/field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailsField } from '../../emails';
import type { CheckoutForm } from '../form/checkout-form';
import { addressWords } from './address-text';
import styles from './address-fields.module.css';

/** Longest note the lorry's paper has room for. */
const NOTES_LENGTH = 250;

/** Longest own order number. */
const OWN_NUMBER_LENGTH = 100;

/** What the fields take. */
export interface AddressFieldsProps {
  readonly customer: Customer;
  /** The address that counts. */
  readonly address: Address | undefined;
  /** The unloading area that counts; empty for none. */
  readonly unloadingArea: string;
  /** Addresses the confirmation goes to anyway. */
  readonly ownEmails: readonly string[];
  readonly form: CheckoutForm;
  readonly change: (change: Partial<CheckoutForm>) => void;
}

/** Where to, under which number, what to know, and who gets the confirmation. */
export const AddressFields = (props: AddressFieldsProps): ReactNode => {
  const { customer, address, unloadingArea, ownEmails, form, change } = props;
  const { t } = useTranslation('storefront-delivery');
  const areas = address?.unloadingAreas ?? [];
  return (
    <div className={styles['fields']}>
      {customer.deliveryAddresses.length > 0 && (
        <div className={styles['address']}>
          <SelectField
            label={t('address')}
            options={customer.deliveryAddresses.map((one, index) => ({
              value: one.externalId ?? String(index),
              label: addressWords(one, customer.displayName),
            }))}
            value={address?.externalId ?? '0'}
            onChange={(addressId) => {
              change({ addressId, unloadingArea: undefined });
            }}
          />
        </div>
      )}
      {areas.length > 0 && (
        <div className={styles['area']}>
          <SelectField
            label={t('unloadingArea')}
            options={areas.map((area) => ({ value: area, label: area }))}
            value={unloadingArea}
            placeholder={t('noUnloadingArea')}
            clearable
            onChange={(area) => {
              change({ unloadingArea: area });
            }}
          />
        </div>
      )}
      <div className={styles['number']}>
        <TextField
          label={t('ownNumber')}
          placeholder={t('optional')}
          value={form.ownNumber}
          maxLength={OWN_NUMBER_LENGTH}
          onChange={(ownNumber) => {
            change({ ownNumber });
          }}
        />
      </div>
      <div className={styles['notes']}>
        <TextAreaField
          label={t('notes')}
          value={form.notes}
          rows={2}
          maxLength={NOTES_LENGTH}
          onChange={(notes) => {
            change({ notes });
          }}
        />
      </div>
      <div className={styles['emails']}>
        <EmailsField
          label={t('emails')}
          own={ownEmails}
          ownTitle={t('emailsOwn')}
          emails={form.emails}
          text={form.emailText}
          onTextChange={(emailText) => {
            change({ emailText });
          }}
          onChange={(emails, emailText) => {
            change({ emails, emailText });
          }}
        />
      </div>
    </div>
  );
};
