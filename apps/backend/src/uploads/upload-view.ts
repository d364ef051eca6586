import type { ImportProgress } from '../db';
import type { Upload, UploadState } from './upload-row';

/** An import as whoever sent it sees it. */
export interface UploadView extends Omit<ImportProgress, 'lines'> {
  readonly id: string;
  readonly kind: string;
  readonly tenant: string;
  readonly format: string;
  readonly dryRun: boolean;
  readonly sender: string;
  readonly state: UploadState;
  /** Bytes that have arrived: from here an interrupted sender goes on. */
  readonly offset: number;
  readonly createdAt: string;
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly lines: number;
}

/** What is shown of an import. */
export const viewOf = ({ progress, createdAt, startedAt, endedAt, ...upload }: Upload): UploadView => ({
  id: upload.id,
  kind: upload.kind,
  tenant: upload.tenant,
  format: upload.format,
  dryRun: upload.isDry,
  sender: upload.sender,
  state: upload.state,
  offset: upload.received,
  createdAt: createdAt.toISOString(),
  startedAt: startedAt?.toISOString(),
  endedAt: endedAt?.toISOString(),
  ...progress,
  lines: progress.lines ?? 0,
});
