export { type FileAnswer, readFile } from './read-file';
