import type { FileResponse } from '@gastroshop/api-client';
import { useState } from 'react';
import { saveFile } from './save-file';

/** A file on its way. */
export interface Download {
  readonly state: 'IDLE' | 'BUSY' | 'FAILED';
  readonly start: () => void;
}

/**
 * Loads a file with the session's token and hands it to the browser.
 *
 * @param load asks the backend
 * @param name what the file is called where the backend proposes nothing
 */
export const useDownload = (load: () => Promise<FileResponse>, name: string): Download => {
  const [state, setState] = useState<Download['state']>('IDLE');
  const run = async (): Promise<void> => {
    setState('BUSY');
    try {
      const { blob, fileName } = await load();
      saveFile(blob, fileName ?? name);
      setState('IDLE');
    } catch {
      setState('FAILED');
    }
  };
  return {
    state,
    start: () => {
      void run();
    },
  };
};
