import { createContext, use } from 'react';
import type { ContentSettings } from './content-settings';

/** Carries the settings of a page to its blocks. */
export const ContentSettingsContext = createContext<ContentSettings | undefined>(undefined);

/**
 * The settings of the page around.
 *
 * @throws Error outside a page: a block would not know which day it is
 */
export const useContentSettings = (): ContentSettings => {
  const settings = use(ContentSettingsContext);
  if (settings === undefined) throw new Error('A block stands outside a content page');
  return settings;
};
