export { essencePeriodQuery } from './essence-queries';
export { LikelyToday, type LikelyTodayProps } from './likely-today';
export { EssenceScreen, type EssenceScreenProps } from './essence-screen';
