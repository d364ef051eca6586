import { DEFAULT_LOCALE } from '@gastroshop/i18n';
import { createTextsFrom } from '@gastroshop/i18n/texts';
import { textResources } from './resources';

/**
 * The texts of mails, papers, sheets and answers, in every language at once. Nobody changes its language: each request
 * asks for its own.
 *
 * @example texts.getFixedT(locale, 'order-paper')('bonus')
 */
export const texts = createTextsFrom(DEFAULT_LOCALE, textResources);
