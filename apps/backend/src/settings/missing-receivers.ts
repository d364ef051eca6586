import type { Settings } from './settings';

/** What an installation goes without on purpose: orders then wait in the queue, mails stay in a folder. */
export type MissingReceiver = 'orders' | 'mails';

/** Which receivers an installation has been told to go without; the embedded database has folders for both. */
export const missingReceivers = ({
  isEmbedded,
  HAND_OVER_DIR,
  HAND_OVER_URL,
  SMTP_URL,
}: Pick<
  Settings,
  'isEmbedded' | 'HAND_OVER_DIR' | 'HAND_OVER_URL' | 'SMTP_URL'
>): readonly MissingReceiver[] =>
  isEmbedded
    ? []
    : [
        ...(HAND_OVER_DIR === undefined && HAND_OVER_URL === undefined ? (['orders'] as const) : []),
        ...(SMTP_URL === undefined ? (['mails'] as const) : []),
      ];
