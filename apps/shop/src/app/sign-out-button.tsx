import { useTexts } from '@gastroshop/i18n/react';
import { signOut } from '@gastroshop/storefront/session';
import { Button } from '@gastroshop/ui/button';
import { IconLogout } from '@gastroshop/ui/icons';
import { ConfirmDialog } from '@gastroshop/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from './environment-context';
import { sessionTexts } from './session-texts';
import { countUnsentEdits } from './unsent-edits';

/**
 * Signs out and leaves nothing behind in a browser that others may use. What waits to be sent is sent first; where that
 * fails, it is asked whether it may go.
 */
export const SignOutButton = (): ReactNode => {
  const t = useTexts(sessionTexts);
  const { cartSender, storage } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const leave = async (): Promise<void> => {
    setBusy(true);
    if (countUnsentEdits(storage) > 0) await cartSender.resume();
    const left = countUnsentEdits(storage);
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
