import { defineNamespace } from '@gastroshop/i18n';
import type { ShellRouteTexts } from '../i18next-resources';
import de from './texts/shell-route.de.json';
import en from './texts/shell-route.en.json';

/** What is said in the place of a page that cannot be shown. */
export const routeTexts = defineNamespace<ShellRouteTexts>('shell-route', { de, en });
