export { foldLetters } from './fold-letters';
