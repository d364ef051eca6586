import { isTenantCode, type TenantCode } from '@gastroshop/identity';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UnreadableFileError } from './parsing/entry';
import { needsTenant } from './persistence/with-importer';
import { IMPORT_KINDS, isImportKind, type ImportKind } from './schemas/line-schemas';

/** How the command is written. */
export const IMPORT_USAGE = `import ${IMPORT_KINDS.join('|')} [FILE] --tenant CODE
    [--csv | --xlsx] [--dry-run] [--report FILE] [--deactivate-missing | --delete-missing] [--allow-most]
  import-schema ${IMPORT_KINDS.join('|')}
  Without FILE, or with -, lines are read from standard input.`;

/** The command is written wrongly. The program ends with this sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a command asks for. */
export interface ImportCommand {
  readonly kind: ImportKind;
  /** Undefined: standard input. */
  readonly file: string | undefined;
  readonly tenant: TenantCode | undefined;
  readonly format: 'JSON' | 'CSV' | 'XLSX';
  readonly isDry: boolean;
  readonly reportFile: string | undefined;
  readonly removesMissing: boolean;
  readonly allowsMost: boolean;
}

/** The kind a word names. @throws UsageError */
export const kindOf = (word: string | undefined): ImportKind => {
  if (isImportKind(word)) return word;
  throw new UsageError(`Name what is imported: ${IMPORT_KINDS.join(', ')}.\n  ${IMPORT_USAGE}`);
};

const parsed = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        tenant: { type: 'string' },
        csv: { type: 'boolean' },
        xlsx: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        'deactivate-missing': { type: 'boolean' },
        'delete-missing': { type: 'boolean' },
        'allow-most': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : 'Unknown option'}\n  ${IMPORT_USAGE}`);
  }
};

/** In which form the lines come: as the command says, else as the file's name ends. */
const formatOf = (
  file: string | undefined,
  { csv = false, xlsx = false }: { readonly csv?: boolean; readonly xlsx?: boolean },
): ImportCommand['format'] => {
  if (csv && xlsx) throw new UsageError('A file is --csv or --xlsx, not both.');
  if (csv) return 'CSV';
  if (xlsx) return 'XLSX';
  if (file !== undefined && /\.(?:csv|tsv)$/i.test(file)) return 'CSV';
  return file !== undefined && /\.xls[xm]$/i.test(file) ? 'XLSX' : 'JSON';
};

/**
 * Reads what follows the word import.
 *
 * @throws UsageError when it is written wrongly; UnreadableFileError when the file is not there
 */
export const parseCommand = (words: readonly string[]): ImportCommand => {
  const { values, positionals } = parsed(words);
  const kind = kindOf(positionals[0]);
  const [, name] = positionals;
  const file = name === '-' ? undefined : name;
  const { tenant } = values;
  if (tenant === undefined ? needsTenant(kind) : !isTenantCode(tenant))
    throw new UsageError(`--tenant names whose ${kind} they are: AZ, GM, KI …`);
  if (values['deactivate-missing'] === true && kind !== 'products')
    throw new UsageError('--deactivate-missing is for products only.');
  if (values['delete-missing'] === true && kind !== 'prices' && kind !== 'holidays')
    throw new UsageError('--delete-missing is for prices and holidays only.');
  if (file !== undefined && !existsSync(file)) throw new UnreadableFileError(`There is no file ${file}.`);
  return {
    kind,
    file,
    tenant: tenant !== undefined && isTenantCode(tenant) ? tenant : undefined,
    format: formatOf(file, values),
    isDry: values['dry-run'] === true,
    reportFile: values.report,
    removesMissing: values['deactivate-missing'] === true || values['delete-missing'] === true,
    allowsMost: values['allow-most'] === true,
  };
};
