import { defineNamespace } from '@gastroshop/i18n';
import type { ShellSessionTexts } from '../i18next-resources';
import de from './texts/shell-session.de.json';
import en from './texts/shell-session.en.json';

/** What is said about the sign-on, the customer and the consents. */
export const sessionTexts = defineNamespace<ShellSessionTexts>('shell-session', { de, en });
