export { type FileResponse, readFile } from './read-file';
