import { wrapNetworkErrors } from '../client';
import { parseFileName } from './file-name';

/** A file the backend made: a PDF, a spreadsheet, a picture. */
export interface FileResponse {
  readonly blob: Blob;
  /** The name the backend proposes, without folders; undefined when it proposes none. */
  readonly fileName: string | undefined;
  /** Media type, for example "application/pdf"; empty when the answer names none. */
  readonly contentType: string;
}

/** The file in a successful answer. */
export async function readFile(response: Response, signal?: AbortSignal): Promise<FileResponse> {
  const { headers } = response;
  return {
    blob: await wrapNetworkErrors(() => response.blob(), signal),
    fileName: parseFileName(headers.get('content-disposition') ?? ''),
    contentType: headers.get('content-type') ?? '',
  };
}
