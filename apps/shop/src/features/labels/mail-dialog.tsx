import { profileQuery } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { ErrorState, Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import { IconMail } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { Modal } from '@gastroshop/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './labels-view.module.css';

/** What the dialog takes. */
export interface MailDialogProps {
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Whom the labels are mailed to: the addresses of the user's profile, or the way to entering one. */
export const MailDialog = ({ busy, onSend, onClose }: MailDialogProps): ReactNode => {
  const { t } = useTranslation('labels');
  const { client, gateway } = useShop();
  const { data, isError, refetch } = useQuery(profileQuery(client, gateway.scope));
  const { profile } = gateway.paths;
  const addresses = data?.labelmails ?? [];
  const body =
    data === undefined ? (
      isError ? (
        <ErrorState compact title={t('mailFailed')} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonLines count={2} />
        </Loading>
      )
    ) : addresses.length === 0 ? (
      <>
        <p>{t('mailNone')}</p>
        {profile !== undefined && (
          <Button
            variant="filled"
            wide
            render={({ className, children }) => (
              <Link className={className} href={profile}>
                {children}
              </Link>
            )}
          >
            {t('mailProfile')}
          </Button>
        )}
      </>
    ) : (
      <>
        <p>{t('mailTo')}</p>
        <ul className={styles['addresses']}>
          {addresses.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
        <Button variant="filled" wide busy={busy} icon={<IconMail size={18} />} onClick={onSend}>
          {t('mailSend')}
        </Button>
      </>
    );
  return (
    <Modal opened onClose={onClose} title={t('mailTitle')} size="small">
      <div className={styles['parts']}>{body}</div>
    </Modal>
  );
};
