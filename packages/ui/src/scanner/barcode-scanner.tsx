import { useState, type ReactNode } from 'react';
import styles from './barcode-scanner.module.css';
import { CameraProblem } from './camera-problem';
import { CameraView } from './camera-view';
import type { CodeDetector } from './code-detector';
import { createDetector as createDefaultDetector } from './create-detector';
import { ManualEntry } from './manual-entry';
import { openCamera } from './open-camera';
import { useCamera } from './use-camera';

/** What the scanner takes. */
export interface BarcodeScannerProps {
  /** Called with each code that came into view or was typed; the same code counts again after two seconds. */
  readonly onCode: (code: string) => void;
  /** Opens the camera; that on the back of the device if missing. The same function in each render. */
  readonly openStream?: (() => Promise<MediaStream>) | undefined;
  /** Makes the detector; the browser's own, or one that is loaded, if missing. The same function in each render. */
  readonly createDetector?: (() => Promise<CodeDetector>) | undefined;
}

/**
 * Reads barcodes with the camera, which is open only while the scanner stands in the page. Whatever goes wrong with
 * the camera, the number can be typed.
 */
export const BarcodeScanner = (props: BarcodeScannerProps): ReactNode => {
  const { onCode, openStream = openCamera, createDetector = createDefaultDetector } = props;
  const [attempt, setAttempt] = useState(0);
  const [lastCode, setLastCode] = useState<string>();
  const camera = useCamera(openStream, attempt);
  const found = (code: string) => {
    setLastCode(code);
    onCode(code);
  };
  return (
    <div className={styles['scanner']}>
      {camera.kind === 'starting' || camera.kind === 'running' ? (
        <CameraView
          stream={camera.kind === 'running' ? camera.stream : undefined}
          createDetector={createDetector}
          onCode={found}
          lastCode={lastCode}
        />
      ) : (
        <CameraProblem
          kind={camera.kind}
          onRetry={() => {
            setAttempt(attempt + 1);
          }}
        />
      )}
      <ManualEntry onCode={found} />
    </div>
  );
};
