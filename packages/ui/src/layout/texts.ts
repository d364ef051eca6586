import { defineNamespace } from '@gastroshop/i18n';
import type { UiFrameTexts } from '../i18next-resources';
import de from './texts/ui-frame.de.json';
import en from './texts/ui-frame.en.json';

/** Words of the frame around every page. */
export const frameTexts = defineNamespace<UiFrameTexts>('ui-frame', { de, en });
