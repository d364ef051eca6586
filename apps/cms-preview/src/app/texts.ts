import { defineNamespace } from '@gastroshop/i18n';
import type { PreviewAppTexts } from '../i18next-resources';
import de from './texts/preview-app.de.json';
import en from './texts/preview-app.en.json';

/** What the app says where nothing else can. */
export const appTexts = defineNamespace<PreviewAppTexts>('preview-app', { de, en });
