import { defineNamespace } from '@gastroshop/i18n';
import type { PreviewEditorTexts } from '../i18next-resources';
import de from './texts/preview-editor.de.json';
import en from './texts/preview-editor.en.json';

/** What the editors' desk says. */
export const editorTexts = defineNamespace<PreviewEditorTexts>('preview-editor', { de, en });
