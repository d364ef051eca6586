import { defineTexts } from '../texts';
import { messagesDe } from './messages.de';
import { messagesEn } from './messages.en';

/**
 * The messages every part of the shop shares, errors above all. Both languages come with the code: a message about
 * a lost connection cannot be loaded through it.
 */
export const messages = /* @__PURE__ */ defineTexts('messages', { de: messagesDe, en: messagesEn });
