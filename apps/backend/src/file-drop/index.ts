export { dropFile } from './drop-file';
