export { addTestTexts, testTexts } from './test-texts';
