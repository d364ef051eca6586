import { submitForm } from '@gastroshop/api-client';
import type { ContentForm as FormOfPage } from '@gastroshop/api-contract';
import { FormView, SectionHead } from '@gastroshop/cms';
import { type FormInput, useForm } from '@gastroshop/storefront/content';
import { useShop } from '@gastroshop/storefront/shop';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCaptcha } from './form-captcha';
import { FormResultMessage } from './form-result-message';
import { FormSuccess } from './form-success';
import { formStorage } from './form-storage';

/** What a form of a page takes. */
export interface ContentFormProps {
  readonly form: FormOfPage;
  readonly title: string | undefined;
}

const NONE = {};

/** A form of a page, to be filled in and sent. */
export const ContentForm = ({ form, title }: ContentFormProps): ReactNode => {
  const { t } = useTranslation('shop-form');
  const { client } = useShop();
  const { id: formId, fields } = form;
  const submit = useCallback(
    (values: FormInput, captchaToken: string) =>
      submitForm(client, {
        body: {
          captchaToken,
          formId,
          // Fields that went out of the form since it was begun are left out.
          lines: fields.flatMap(({ label }) => {
            const filled = values[label];
            return filled === undefined ? [] : [{ label, values: [...filled] }];
          }),
        },
      }),
    [client, formId, fields],
  );
  const control = useForm({ formId, storage: formStorage, submit });
  const { values, change, result, busy, send, restart } = control;
  return (
    <section>
      {title !== undefined && <SectionHead title={title} />}
      {result?.kind === 'SENT' ? (
        <FormSuccess onAgain={restart} again={t('again')}>
          {t('sent')}
        </FormSuccess>
      ) : (
        <FormView
          fields={fields}
          label={title}
          values={values}
          onChange={change}
          problems={result?.kind === 'WRONG' ? result.problems : NONE}
          onSubmit={send}
          busy={busy}
        >
          <FormCaptcha form={control} />
          <FormResultMessage result={result} />
        </FormView>
      )}
    </section>
  );
};
