export { FileDrop, type FileDropProps } from './file-drop';
export { FilePreview, type FilePreviewProps, type FileState } from './file-preview';
export type { FileLimits } from './file-problem';
export { RowsPreview, type RowsPreviewProps } from './rows-preview';
export type { UploadRow } from './upload-row';
