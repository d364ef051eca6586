import { useEffect, useState } from 'react';
import { cameraFailure, type CameraState } from './camera-state';

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Keeps the camera open as long as the component stands in the page; its light goes out with it.
 *
 * @param open opens the camera; the same function in each render
 * @param attempt another number opens it again
 */
export const useCamera = (open: () => Promise<MediaStream>, attempt: number): CameraState => {
  const [state, setState] = useState<CameraState & { readonly attempt: number }>();
  useEffect(() => {
    let over = false;
    let opened: MediaStream | undefined;
    open().then(
      (stream) => {
        if (over) {
          stop(stream);
          return;
        }
        opened = stream;
        setState({ kind: 'running', stream, attempt });
      },
      (error: unknown) => {
        if (!over) setState({ ...cameraFailure(error), attempt });
      },
    );
    return () => {
      over = true;
      if (opened !== undefined) stop(opened);
    };
  }, [open, attempt]);
  return state?.attempt === attempt ? state : { kind: 'starting' };
};
