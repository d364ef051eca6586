import { deleteLabelMail, deleteOrderMail, putLabelMail, putOrderMail } from '@gastroshop/api-client';
import type { User } from '@gastroshop/api-contract';
import { profileKey } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** A list of addresses of the user's. */
export type MailList = 'ordermails' | 'labelmails';

const CALLS = {
  ordermails: { put: putOrderMail, remove: deleteOrderMail },
  labelmails: { put: putLabelMail, remove: deleteLabelMail },
} as const;

/**
 * Changes one of the user's lists of addresses: shown at once, kept address by address, and as it was where the
 * backend refuses.
 */
export const useEmailList = (list: MailList): ((before: User, next: readonly string[]) => Promise<void>) => {
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { client, gateway } = useShop();
  const key = profileKey(gateway.scope);
  return async (before, next) => {
    const known = before[list];
    const added = next.filter((mail) => !known.includes(mail));
    const removed = known.filter((mail) => !next.includes(mail));
    if (added.length + removed.length === 0) return;
    queryClient.setQueryData<User>(key, { ...before, [list]: [...next] });
    try {
      for (const mail of added) await CALLS[list].put(client, { mail });
      for (const mail of removed) await CALLS[list].remove(client, { mail });
    } catch {
      toasts.say({ tone: 'error', title: say('userNotUpdated') });
    }
    await queryClient.invalidateQueries({ queryKey: key });
  };
};
