export { essencePeriodQuery } from './essence-queries';
export { EssenceScreen, type EssenceScreenProps } from './essence-screen';
