export { contentTexts } from './content-texts';
