import { defineNamespace } from '@gastroshop/i18n';
import type { ProfileTexts } from '../../i18next-resources';
import de from './texts/profile.de.json';
import en from './texts/profile.en.json';

/** What the profile says. */
export const profileTexts = defineNamespace<ProfileTexts>('profile', { de, en });
