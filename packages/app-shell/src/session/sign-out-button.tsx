import { useOnline } from '@gastroshop/storefront/offline';
import { signOut } from '@gastroshop/storefront/session';
import { Button } from '@gastroshop/ui/button';
import { IconLogout } from '@gastroshop/ui/icons';
import { ConfirmDialog } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../environment';

/**
 * Signs out and leaves nothing behind in a browser that others may use. What waits to be sent is sent first; where that
 * fails, it is asked whether it may go.
 */
export const SignOutButton = (): ReactNode => {
  const { t } = useTranslation('shell-session');
  const { app, cartSender, cartJournal, toasts } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const online = useOnline();
  const leave = async (): Promise<void> => {
    if (!online) {
      toasts.say({ tone: 'warning', title: t('signOutOffline'), text: t('signOutOfflineText') });
      return;
    }
    setBusy(true);
    const journal = await cartJournal();
    if (((await journal?.count()) ?? 0) > 0) await cartSender.resume();
    const { countPendingInventories: keptCounts, countPendingElsewhere: keptElsewhere } =
      await import('./kept-counts');
    const own = ((await journal?.count()) ?? 0) + (await keptCounts(app));
    const left = own + (await keptElsewhere(app));
    setBusy(false);
    if (left === 0) signOut();
    else {
      setUnsent(left);
      setAsking(true);
    }
  };
  return (
    <>
      <Button icon={<IconLogout size={20} />} busy={busy} onClick={() => void leave()}>
        {t('signOut')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('unsent', { count: unsent })}
        confirmLabel={t('signOutAnyway')}
        danger
        onConfirm={signOut}
        onCancel={() => {
          setAsking(false);
        }}
      >
        {t('unsentText')}
      </ConfirmDialog>
    </>
  );
};
