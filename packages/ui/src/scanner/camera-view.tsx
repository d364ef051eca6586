import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './camera-view.module.css';
import type { CodeDetector } from './code-detector';
import { findTorchTrack } from './torch';
import { TorchButton } from './torch-button';
import { useScanning } from './use-scanning';

/** What the picture of the camera takes. */
export interface CameraViewProps {
  /** Pictures of the camera; missing while it starts. */
  readonly stream: MediaStream | undefined;
  /** Makes the detector; the same function in each render. */
  readonly createDetector: () => Promise<CodeDetector>;
  /** Called with each code that comes into view. */
  readonly onCode: (code: string) => void;
  /** Code found last. */
  readonly lastCode: string | undefined;
}

/** The picture of the camera with a frame to aim with. */
export const CameraView = ({ stream, createDetector, onCode, lastCode }: CameraViewProps): ReactNode => {
  const { t } = useTranslation('ui-scanner');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current === null || stream === undefined) return;
    video.current.srcObject = stream;
    // Playing is refused when the component leaves the page meanwhile; there is nothing to tell then.
    video.current.play().catch(() => undefined);
  }, [stream]);
  const { broken } = useScanning({
    video,
    running: stream !== undefined,
    create: createDetector,
    onCode,
  });
  const torch = stream === undefined ? undefined : findTorchTrack(stream);
  const words = broken ? t('unreadable') : stream === undefined ? t('starting') : t('aim');
  return (
    <div className={styles['view']}>
      <video ref={video} muted playsInline className={styles['video']} aria-label={t('camera')} />
      <div className={styles['frame']} aria-hidden />
      {torch !== undefined && <TorchButton track={torch} />}
      <p className={styles['words']} role="status">
        {lastCode === undefined ? words : t('found', { code: lastCode })}
      </p>
    </div>
  );
};
