export { IMPORT_USAGE, UsageError } from './parse-command';
export { importCommand, schemaCommand } from './import-command';
export { UnreadableFileError } from './parsing/entry';
export { WentBackError } from './persistence/seen-keys';
export { entriesOf, type FileFormat } from './parsing/entries-of';
export { runImport } from './run-import';
export { isImportKind, type ImportKind } from './schemas/line-schemas';
export type { RefusedLine } from './persistence/check-lines';
export { withImporter } from './persistence/with-importer';
