export { saveFile } from './save-file';
export { saveTogether } from './save-together';
export { showFile } from './show-file';
export { useDownload } from './use-download';
