import { useEffect, useState, type RefObject } from 'react';
import { useEventCallback } from '../table';
import type { CodeDetector } from './code-detector';

/** Pause between two looks, in milliseconds: quick enough for a hand, slow enough for a battery. */
const PAUSE_MS = 150;

/** The same code counts again after this time, in milliseconds. */
const REPEAT_MS = 2000;

/** What looking for codes needs. */
export interface ScanningOptions {
  /** The picture; nothing is looked for while it is missing. */
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Whether the camera runs. */
  readonly running: boolean;
  /** Makes the detector; the same function in each render. */
  readonly create: () => Promise<CodeDetector>;
  /** Called with each code that comes into view. */
  readonly onCode: (code: string) => void;
}

/** Looks for codes in the picture while the camera runs and the page is seen; answers whether that is impossible. */
export const useScanning = ({
  video,
  running,
  create,
  onCode,
}: ScanningOptions): { readonly broken: boolean } => {
  const [broken, setBroken] = useState(false);
  const found = useEventCallback(onCode);
  useEffect(() => {
    if (!running) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: { readonly code: string; readonly at: number } | undefined;
    const look = async (detector: CodeDetector): Promise<void> => {
      const image = video.current;
      if (image !== null && !document.hidden && image.readyState >= image.HAVE_CURRENT_DATA) {
        // One unreadable picture is no reason to give up.
        const [code] = await detector.detect(image).catch(() => []);
        const now = performance.now();
        if (!over && code !== undefined) {
          if (last?.code !== code || now - last.at > REPEAT_MS) found(code);
          last = { code, at: now };
        }
      }
      if (!over) timer = setTimeout(() => void look(detector), PAUSE_MS);
    };
    create().then(look, () => {
      if (!over) setBroken(true);
    });
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [video, running, create, found]);
  return { broken };
};
