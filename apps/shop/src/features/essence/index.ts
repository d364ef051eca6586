export { EssencePage } from './essence-page';
