import { LOCALES, type Locale } from '@gastroshop/i18n';
import type { Scheme } from '../protocol';
import { type Device, DEVICE_NAMES } from './devices';

/** How a page is looked at; all of it stands in the address, so that a link shows the same. */
export interface PreviewOptions {
  /** The languages, side by side. */
  readonly languages: readonly Locale[];
  /** The devices, side by side; empty: those that fit the window. */
  readonly devices: readonly Device[];
  readonly scheme: Scheme;
  /** The day the page is shown as on, YYYY-MM-DD; missing: today. */
  readonly day: string | undefined;
  /** Whether blocks that are not shown on the day are marked. */
  readonly marksHidden: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string): boolean => {
  const date = new Date(text);
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const listed = <Name extends string>(text: string | null, names: readonly Name[]): readonly Name[] => {
  const wanted = new Set((text ?? '').split(','));
  return names.filter((name) => wanted.has(name));
};

/**
 * Reads how a page is looked at from the query of an address; what cannot be read counts for nothing.
 *
 * @param usual the language shown where the address names none
 */
export const parsePreviewOptions = (query: URLSearchParams, usual: Locale): PreviewOptions => {
  const languages = listed(query.get('lang'), LOCALES);
  const day = query.get('day') ?? '';
  return {
    languages: languages.length > 0 ? languages : [usual],
    devices: listed(query.get('devices'), DEVICE_NAMES),
    scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
    day: isDay(day) ? day : undefined,
    marksHidden: query.get('hidden') === 'marked',
  };
};

const set = (query: URLSearchParams, name: string, value: string): void => {
  if (value === '') query.delete(name);
  else query.set(name, value);
};

/** A query that says how a page is looked at; whatever else it says stays. */
export const formatPreviewOptions = (
  view: PreviewOptions,
  query: URLSearchParams,
  usual: Locale,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  const languages = view.languages.join(',');
  set(next, 'lang', languages === usual ? '' : languages);
  set(next, 'devices', view.devices.join(','));
  set(next, 'scheme', view.scheme === 'dark' ? 'dark' : '');
  set(next, 'day', view.day ?? '');
  set(next, 'hidden', view.marksHidden ? 'marked' : '');
  return next;
};
