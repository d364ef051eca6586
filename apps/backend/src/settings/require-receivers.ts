import type { Settings } from './settings';
import { SettingsError } from './settings-error';

/** What an installation loses without a word where nobody set it up, and how to say that this is meant. */
const sentencesOf = (settings: Settings): readonly string[] => {
  const { HAND_OVER, HAND_OVER_DIR, HAND_OVER_URL, HAND_OVER_SECRET, MAIL, SMTP_URL, MAIL_FROM } = settings;
  const { ANALYTICS, ANALYTICS_URL } = settings;
  const handsOver = HAND_OVER_DIR !== undefined || HAND_OVER_URL !== undefined;
  const sentences: string[] = [];
  if ((HAND_OVER_URL === undefined) !== (HAND_OVER_SECRET === undefined))
    sentences.push('HAND_OVER_URL and HAND_OVER_SECRET need each other.');
  if (settings.isEmbedded) return sentences;
  if (!handsOver && HAND_OVER !== 'none')
    sentences.push(
      'Nobody receives the orders: set HAND_OVER_DIR or HAND_OVER_URL, or HAND_OVER=none to let them wait in the queue.',
    );
  if (handsOver && HAND_OVER === 'none')
    sentences.push('HAND_OVER=none contradicts HAND_OVER_DIR and HAND_OVER_URL.');
  if (SMTP_URL === undefined && MAIL !== 'caught')
    sentences.push('No mail leaves: set SMTP_URL, or MAIL=caught to leave them in DATA_DIR/mail.');
  if (SMTP_URL !== undefined && MAIL === 'caught') sentences.push('MAIL=caught contradicts SMTP_URL.');
  if (SMTP_URL !== undefined && /@localhost>?$/.test(MAIL_FROM))
    sentences.push('SMTP_URL needs MAIL_FROM beside it: mail servers refuse a sender at localhost.');
  if (ANALYTICS_URL === undefined && ANALYTICS !== 'counted')
    sentences.push(
      'Nobody receives the analytics events that visitors allow: set ANALYTICS_URL, or ANALYTICS=counted to keep their number a day and nothing else.',
    );
  if (ANALYTICS_URL !== undefined && ANALYTICS === 'counted')
    sentences.push('ANALYTICS=counted contradicts ANALYTICS_URL.');
  return sentences;
};

/**
 * Refuses to run an installation that would lose what it accepts. Commands that only look after its data need no
 * receivers.
 *
 * @throws SettingsError naming what is missing
 */
export const requireReceivers = (settings: Settings): void => {
  const sentences = sentencesOf(settings);
  if (sentences.length > 0) throw new SettingsError(sentences.join('\n'));
};
