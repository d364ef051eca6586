import { defineNamespace } from '@gastroshop/i18n';
import type { UiCalendarTexts } from '../i18next-resources';
import de from './texts/ui-calendar.de.json';
import en from './texts/ui-calendar.en.json';

/** What the calendar of delivery days says. */
export const calendarTexts = /* @__PURE__ */ defineNamespace<UiCalendarTexts>('ui-calendar', { de, en });
