import type { TenantCode } from '@gastroshop/identity';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { dropFile } from '../file-drop';
import { isImportKind, type FileFormat, type ImportKind } from '../import';
import { readMemberships } from '../tenants';
import { appendBytes, completeUpload, PieceRefused } from './pieces';
import { refusalsCsv } from './refusals-csv';
import type { UploadReader } from './run-upload';
import { ensureUpload, failUpload, readUpload } from './upload-row';
import { viewOf } from './upload-view';

/** Files that a node has taken and whose import nobody knows are put back after this: it died meanwhile. */
const LOST_AFTER_MS = 10 * 60_000;

const FORMATS: Readonly<Record<string, FileFormat>> = {
  '.jsonl': 'JSON',
  '.json': 'JSON',
  '.csv': 'CSV',
  '.tsv': 'CSV',
  '.xlsx': 'XLSX',
};

interface FileOfFolder {
  readonly kind: ImportKind;
  readonly format: FileFormat;
}

/** What a file's name says: `prices.csv`, `prices-2026-11-25.csv`; undefined: it is none of ours, or not whole yet. */
const fileOf = (name: string): FileOfFolder | undefined => {
  const [, kind] = /^([a-z]+)(?:[-_.][^/]*)?\.[a-z]+$/.exec(name) ?? [];
  const format = FORMATS[path.extname(name)];
  return isImportKind(kind) && format !== undefined ? { kind, format } : undefined;
};

const TAKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})--(.+)$/;

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const namesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
};

/** What watching a folder needs. */
export interface WatchedFolder extends Omit<UploadReader, 'externalOrigins'> {
  /** Holds a folder for each tenant, named by its code. */
  readonly folder: string;
  readonly mostBytes: number;
}

/** Takes a file: of several nodes the one whose rename succeeds sends it. */
const take = async (
  { store, clock, mostBytes }: WatchedFolder,
  tenant: TenantCode,
  inbox: string,
  name: string,
) => {
  const file = fileOf(name);
  if (file === undefined) return;
  const id = randomUUID();
  const taken = path.join(inbox, 'working', `${id}--${name}`);
  await mkdir(path.dirname(taken), { recursive: true });
  try {
    await rename(path.join(inbox, name), taken);
  } catch (error) {
    if (isGone(error)) return;
    throw error;
  }
  const asked = { isDry: false, removesMissing: false, allowsMost: false, sender: 'folder', sendKey: id };
  await store.asSystem((queries) => ensureUpload(queries, id, { tenant, ...file, ...asked }, clock.now()));
  try {
    await appendBytes(store, id, createReadStream(taken), { at: 0, most: mostBytes });
    await store.asSystem((queries) => completeUpload(queries, id));
  } catch (error) {
    if (!(error instanceof PieceRefused)) throw error;
    const problem = `The file has more than ${Math.floor(mostBytes / 1024 / 1024)} MB.`;
    await store.asSystem((queries) => failUpload(queries, id, problem, clock.now()));
  }
};

const moveAside = async (inbox: string, taken: string, folder: 'done' | 'refused', name: string) => {
  const to = path.join(inbox, folder, name);
  await mkdir(path.dirname(to), { recursive: true });
  await rename(path.join(inbox, 'working', taken), to);
};

/** Moves a file whose import is over, its report beside it; puts back one that nobody sent. */
const settle = async ({ store, clock }: WatchedFolder, inbox: string, taken: string) => {
  const [, id = '', name = ''] = TAKEN.exec(taken) ?? [];
  if (id === '') return;
  const upload = await store.asSystem((queries) => readUpload(queries, id));
  if (upload?.state === 'DONE' || upload?.state === 'FAILED') {
    const isGood = upload.state === 'DONE' && (upload.progress.refused ?? 0) === 0;
    const folder = isGood ? 'done' : 'refused';
    const stamped = `${id.slice(0, 8)}-${name}`;
    const reports = path.join(inbox, folder);
    // Whoever watches this folder reads a report the moment it is there, the refused lines together with it.
    if (!isGood) await dropFile(reports, `${stamped}.report.csv`, refusalsCsv(store, id));
    await dropFile(reports, `${stamped}.report.json`, `${JSON.stringify(viewOf(upload), null, 2)}\n`);
    await moveAside(inbox, taken, folder, stamped);
    return;
  }
  if (upload !== undefined && upload.state !== 'UPLOADING') return;
  const { ctimeMs } = await stat(path.join(inbox, 'working', taken));
  if (clock.now().getTime() - ctimeMs > LOST_AFTER_MS)
    await rename(path.join(inbox, 'working', taken), path.join(inbox, name));
};

/**
 * Looks once at a watched folder: sends what has come, and moves what is over to `done` or `refused` with the report
 * beside it. A file is put there under another name (or beginning with a point) and renamed when it is whole.
 *
 * @param onFailure told of a file that could not be dealt with, by its tenant; the next look tries again
 */
export const lookAtFolder = async (
  watched: WatchedFolder,
  onFailure: (tenant: string, error: unknown) => void,
): Promise<void> => {
  const folders = await readdir(watched.folder, { withFileTypes: true });
  const names = new Set(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name));
  const known = await watched.store.asSystem(readMemberships);
  for (const { code: tenant } of known.filter(({ code }) => names.has(code))) {
    const inbox = path.join(watched.folder, tenant);
    try {
      for (const taken of await namesIn(path.join(inbox, 'working'))) await settle(watched, inbox, taken);
      for (const name of await namesIn(inbox)) await take(watched, tenant, inbox, name);
    } catch (error) {
      // Another node has moved it meanwhile.
      if (!isGone(error)) onFailure(tenant, error);
    }
  }
};
