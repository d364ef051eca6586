import { defineNamespace } from '@gastroshop/i18n';
import type { ShellFrameTexts } from '../i18next-resources';
import de from './texts/shell-frame.de.json';
import en from './texts/shell-frame.en.json';

/** What the frame of every app says. */
export const frameTexts = defineNamespace<ShellFrameTexts>('shell-frame', { de, en });
