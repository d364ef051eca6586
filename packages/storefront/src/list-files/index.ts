export type {
  ListDocument,
  ListFileReading,
  ListFormat,
  ListGap,
  ListSheet,
  TextEncodingName,
  UnreadableFile,
  UnreadableReason,
} from './list-document';
export { LIST_ENDINGS, MOST_LIST_BYTES, readListFile, sourceOf } from './read-list-file';
export { readPaste } from './read-paste';
