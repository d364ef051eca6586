import { defineNamespace } from '@gastroshop/i18n';
import type { ShellVersionTexts } from '../i18next-resources';
import de from './texts/shell-version.de.json';
import en from './texts/shell-version.en.json';

/** What is said about a newer version of the app. */
export const versionTexts = defineNamespace<ShellVersionTexts>('shell-version', { de, en });
