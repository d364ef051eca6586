export { IMPORT_USAGE, UsageError } from './command-words';
export { importCommand, schemaCommand } from './import-command';
export { BadFileError } from './reading/entry';
export { WentBackError } from './storing/seen-keys';
export { entriesOf, type FileFormat } from './reading/entries-of';
export { runImport } from './run-import';
export { isImportKind, type ImportKind } from './shapes/line-schemas';
export type { RefusedLine } from './storing/check-lines';
export { withImporter } from './storing/with-importer';
