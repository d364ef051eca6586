import { putUserData } from '@gastroshop/api-client';
import type { User, UserChange } from '@gastroshop/api-contract';
import { isEmailAddress } from '@gastroshop/domain/cart';
import { profileKey } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { useTracking } from '@gastroshop/storefront/tracking';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { TextField } from '@gastroshop/ui/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-screen.module.css';

/** What the form takes. */
export interface PersonFormProps {
  readonly user: User;
}

type Person = Required<Pick<UserChange, 'firstname' | 'lastname' | 'email'>>;

/** Longest name the backend keeps, in characters. */
const NAME_AT_MOST = 100;

/** The user's names and address, saved together; what was typed stays when saving fails. */
export const PersonForm = ({ user }: PersonFormProps): ReactNode => {
  const { t } = useTranslation('profile');
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const track = useTracking();
  const queryClient = useQueryClient();
  const { client, gateway } = useShop();
  const [typed, setTyped] = useState<Partial<Person>>({});
  const [checked, setChecked] = useState(false);
  const { firstname = '', lastname = '', email = '' } = { ...user, ...typed };
  const person = { firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() };
  const isChanged =
    person.firstname !== (user.firstname ?? '') ||
    person.lastname !== (user.lastname ?? '') ||
    person.email !== (user.email ?? '');
  const isWrong = person.email !== '' ? !isEmailAddress(person.email) : user.email !== undefined;
  const saving = useMutation({
    mutationFn: () =>
      putUserData(client, {
        user: {
          firstname: person.firstname,
          lastname: person.lastname,
          ...(person.email !== '' && { email: person.email }),
        },
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData<User>(profileKey(gateway.scope), saved);
      setTyped({});
      track({ kind: 'action', category: 'profile', action: 'update' });
      toasts.say({ tone: 'good', title: t('saved') });
    },
    onError: () => {
      toasts.say({ tone: 'error', title: say('userNotUpdated') });
    },
  });
  const change = (part: keyof Person) => (value: string) => {
    setTyped((before) => ({ ...before, [part]: value }));
  };
  return (
    <form
      className={styles['section']}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        setChecked(true);
        if (!isWrong && isChanged && !saving.isPending) saving.mutate();
      }}
    >
      <h2 className={styles['heading']}>{t('person')}</h2>
      <TextField
        label={t('userName')}
        hint={t('userNameHint')}
        value={user.username}
        onChange={() => undefined}
        readOnly
      />
      <div className={styles['pair']}>
        <TextField
          label={t('firstName')}
          value={firstname}
          onChange={change('firstname')}
          autoComplete="given-name"
          maxLength={NAME_AT_MOST}
        />
        <TextField
          label={t('lastName')}
          value={lastname}
          onChange={change('lastname')}
          autoComplete="family-name"
          maxLength={NAME_AT_MOST}
        />
      </div>
      <TextField
        label={t('email')}
        type="email"
        value={email}
        onChange={change('email')}
        onBlur={() => {
          setChecked(true);
        }}
        error={checked && isWrong ? t('emailInvalid') : undefined}
        autoComplete="email"
      />
      <div>
        <Button variant="filled" submit disabled={!isChanged} busy={saving.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
