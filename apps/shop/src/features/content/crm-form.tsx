import { submitCrmForm } from '@gastroshop/api-client';
import type { CrmFormBlock } from '@gastroshop/api-contract';
import { type FormProblems, FormView, SectionHead, useCrmFormFields } from '@gastroshop/cms';
import { type FormInput, type FormResult, useForm } from '@gastroshop/storefront/content';
import { useShop } from '@gastroshop/storefront/shop';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCaptcha } from './form-captcha';
import { FormResultMessage } from './form-result-message';
import { FormSuccess } from './form-success';
import { formStorage } from './form-storage';
import styles from './crm-form.module.css';

/** What the sign-up form takes. */
export interface CrmFormProps {
  readonly block: CrmFormBlock;
}

type Fields = ReturnType<typeof useCrmFormFields>;

const NONE = {};

/** The server names fields, and single interests by their place; the form knows labels. */
const problemsOf = (result: FormResult | undefined, fields: Fields): FormProblems => {
  if (result?.kind !== 'WRONG') return NONE;
  const labels = new Map(Object.entries(fields).map(([name, { label }]) => [name, label]));
  return Object.fromEntries(
    Object.entries(result.problems).flatMap(([name, words]) => {
      const label = labels.get(name.split('.')[0] ?? name);
      return label === undefined ? [] : [[label, words] as const];
    }),
  );
};

/** The sign-up form, to be filled in and sent. */
export const CrmForm = ({ block: { title, text, interests } }: CrmFormProps): ReactNode => {
  const { t } = useTranslation('shop-form');
  const { client } = useShop();
  const fields = useCrmFormFields(interests);
  const submit = (values: FormInput, captchaToken: string) => {
    const textOf = (name: keyof Fields): string => values[fields[name].label]?.[0]?.trim() ?? '';
    const chosen = values[fields.interests.label] ?? [];
    const company = textOf('company');
    return submitCrmForm(client, {
      body: {
        captchaToken,
        email: textOf('email'),
        firstName: textOf('firstName'),
        lastName: textOf('lastName'),
        ...(company !== '' && { company }),
        interests: interests.filter(({ label }) => chosen.includes(label)),
      },
    });
  };
  const control = useForm({ formId: 'sign-up', storage: formStorage, submit });
  const { values, change, result, busy, send } = control;
  const problems = useMemo(() => problemsOf(result, fields), [result, fields]);
  const shown = Object.values(fields).filter((field) => interests.length > 0 || field !== fields.interests);
  return (
    <section>
      {title !== undefined && <SectionHead title={title} />}
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {result?.kind === 'SENT' ? (
        <FormSuccess>{t('signedUp')}</FormSuccess>
      ) : (
        <FormView
          fields={shown}
          label={title ?? t('signUpForm')}
          action={t('signUp')}
          values={values}
          onChange={change}
          problems={problems}
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
