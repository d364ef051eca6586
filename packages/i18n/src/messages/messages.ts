import type { MessagesTexts } from '../i18next-resources';
import { defineNamespace } from '../texts';
import de from './texts/messages.de.json';
import en from './texts/messages.en.json';

/**
 * The messages every part of the shop shares, errors above all. Both languages come with the code: a message about
 * a lost connection cannot be loaded through it. Wording by the specification: `errorTitle` ERR-4, `userNameUnknown`
 * ERR-6 and TPL-3, `belowMinimum` QTY-2, `invalidAmount` CRT-4, `fairNotActive` FAI-3, `contentPathNotFound` CMS-1,
 * `wrongTenantTitle` TEN-4, `marketsNearYou` TEN-6, `pageNotFound` NAV-5, `noCustomer` SES-9.
 */
export const messages = /* @__PURE__ */ defineNamespace<MessagesTexts>('messages', { de, en });
