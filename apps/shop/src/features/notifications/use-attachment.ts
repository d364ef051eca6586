import { getNotificationAttachmentUrl } from '@gastroshop/api-client';
import type { Notification } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { useTranslation } from 'react-i18next';

/** A call of the backend, not a page: what it answers opens the file, for its reader and for a short while only. */
const isCall = (address: string): boolean => address.startsWith('/v1/');

/** Where a notification leads to. */
export type Attachment =
  | { readonly kind: 'none' }
  | { readonly kind: 'link'; readonly href: string; readonly caption: string | undefined }
  | { readonly kind: 'file'; readonly caption: string | undefined; readonly open: () => void };

/** What a notification leads to: a page, or a file whose address is asked for when it is opened. */
export const useAttachment = ({ id, attachedUrl }: Notification): Attachment => {
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const { client } = useShop();
  if (attachedUrl === undefined) return { kind: 'none' };
  const { url, caption } = attachedUrl;
  if (!isCall(url)) return { kind: 'link', href: url, caption };
  return {
    kind: 'file',
    caption,
    open: () => {
      // The window is opened by the press itself; browsers refuse it later.
      const shown = globalThis.open('', '_blank');
      getNotificationAttachmentUrl(client, { notificationId: id }).then(
        (answer) => {
          (shown ?? globalThis).location.assign(answer.url);
        },
        () => {
          shown?.close();
          toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
        },
      );
    },
  };
};
