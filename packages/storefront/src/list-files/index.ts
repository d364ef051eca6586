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
export { LIST_ENDINGS, MAX_LIST_BYTES, readListFile, sourceOf } from './read-list-file';
export { parsePaste } from './parse-paste';
export { pastedText } from './web/pasted-text';
