export { saveFile } from './save-file';
export { saveAsArchive } from './save-as-archive';
export { openFile } from './open-file';
export { useDownload } from './use-download';
