import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBolt, IconBoltOff } from '../icons';
import styles from './camera-view.module.css';
import { setTorch } from './torch';

/** What the switch of the light takes. */
export interface TorchButtonProps {
  /** The track of the camera with a light. */
  readonly track: MediaStreamTrack;
}

/** Turns the light beside the camera on and off, for cold stores. */
export const TorchButton = ({ track }: TorchButtonProps): ReactNode => {
  const { t } = useTranslation('ui-scanner');
  const [on, setOn] = useState(false);
  const Sign = on ? IconBoltOff : IconBolt;
  return (
    <button
      type="button"
      className={styles['torch']}
      aria-label={t(on ? 'torchOff' : 'torchOn')}
      onClick={() => {
        // A camera that keeps its light to itself leaves the switch as it is.
        setTorch(track, !on).then(
          () => {
            setOn(!on);
          },
          () => undefined,
        );
      }}
    >
      <Sign size={24} stroke={1.75} />
    </button>
  );
};
