import type { CrmFormBlock, FormField } from '@gastroshop/api-contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The fields of the sign-up form under the names the backend has for them, in their order. */
export type CrmFormFields = Readonly<
  Record<'email' | 'firstName' | 'lastName' | 'company' | 'interests', FormField>
>;

/** An address as the backend takes it at the least. */
const EMAIL = '[^@\\s]+@[^@\\s]+\\.[^@\\s]+';

const line = (label: string, required: boolean): FormField => ({
  type: 'textInput',
  label,
  required,
  textInput: { multiline: false },
});

/** The fields of the sign-up form: who one is, and what one wants to hear about. */
export const useCrmFormFields = (interests: CrmFormBlock['interests']): CrmFormFields => {
  const { t } = useTranslation('cms-form');
  return useMemo(
    () => ({
      email: {
        ...line(t('email'), true),
        type: 'textInput',
        textInput: { multiline: false, regexPattern: EMAIL, regexLabel: t('emailInvalid') },
      },
      firstName: line(t('firstName'), true),
      lastName: line(t('lastName'), true),
      company: line(t('company'), false),
      interests: {
        type: 'choiceInput',
        label: t('interests'),
        required: false,
        choiceInput: { choiceType: 'CHECK', choices: interests.map(({ label }) => label) },
      },
    }),
    [t, interests],
  );
};
