import { ResponseError, shareOrderTemplate, unshareOrderTemplate } from '@gastroshop/api-client';
import type { OrderTemplate } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { templateKey, templatesKey } from '@gastroshop/storefront/templates';
import { Button, IconButton } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { IconUser, IconX } from '@gastroshop/ui/icons';
import { Modal } from '@gastroshop/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTemplateFailure } from '../data/use-template-failure';
import styles from './share-dialog.module.css';

/** What the dialog takes. */
export interface ShareDialogProps {
  readonly template: OrderTemplate;
  readonly onClose: () => void;
}

const isUnknownName = (error: unknown): boolean =>
  error instanceof ResponseError && error.problem?.code === 'user-name-unknown';

/** Shares a template by user name with others of the branch, and stops doing so (TPL-3). */
export const ShareDialog = ({ template, onClose }: ShareDialogProps): ReactNode => {
  const { t } = useTranslation('template-share');
  const { t: say } = useTranslation('messages');
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const queryClient = useQueryClient();
  const fail = useTemplateFailure();
  const [userName, setUserName] = useState('');
  const place = { tenant: scope.tenant, customerId: scope.customerId, orderTemplateId: template.id };
  const onSuccess = ({ sharedWith }: OrderTemplate) => {
    queryClient.setQueryData<OrderTemplate>(
      templateKey(scope, template.id),
      (shown) => shown && { ...shown, sharedWith },
    );
    return queryClient.invalidateQueries({ queryKey: templatesKey(scope) });
  };
  const share = useMutation({
    mutationFn: (name: string) => shareOrderTemplate(client, { ...place, userName: name }),
    onSuccess: (shared) => {
      setUserName('');
      return onSuccess(shared);
    },
    onError: (error) => {
      if (!isUnknownName(error)) fail();
    },
  });
  const unshare = useMutation({
    mutationFn: (name: string) => unshareOrderTemplate(client, { ...place, userName: name }),
    onSuccess,
    onError: fail,
  });
  const typed = userName.trim();
  return (
    <Modal opened onClose={onClose} title={t('title', { name: template.name })} size="small">
      <div className={styles['parts']}>
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed !== '' && !share.isPending) share.mutate(typed);
          }}
        >
          <TextField
            label={t('userName')}
            hint={t('hint')}
            error={isUnknownName(share.error) ? say('userNameUnknown') : undefined}
            value={userName}
            onChange={(text) => {
              setUserName(text);
              share.reset();
            }}
            autoComplete="off"
            maxLength={100}
            focusFirst
          />
          <Button variant="filled" submit busy={share.isPending} disabled={typed === ''} wide>
            {t('share')}
          </Button>
        </form>
        {template.sharedWith.length === 0 ? (
          <p className={styles['nobody']}>{t('nobody')}</p>
        ) : (
          <section>
            <h3 className={styles['heading']}>{t('sharedWith')}</h3>
            <ul className={styles['people']}>
              {template.sharedWith.map((name) => (
                <li key={name}>
                  <IconUser size={18} />
                  <span className={styles['name']}>{name}</span>
                  <IconButton
                    label={t('unshare', { name })}
                    icon={<IconX size={18} />}
                    onClick={() => {
                      unshare.mutate(name);
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={styles['note']}>{t(template.shareable ? 'mayShareOn' : 'mayNotShareOn')}</p>
      </div>
    </Modal>
  );
};
