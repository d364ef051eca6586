export { foldLetters } from './fold-letters';
export { holdsWords } from './holds-words';
