export type { ContentSettings } from './content-settings';
export { ContentSettingsContext, useContentSettings } from './content-settings-context';
export type { ContentSlots } from './content-slots';
