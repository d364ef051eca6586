import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Device, DEVICE_NAMES, DEVICES } from './devices';
import styles from './device-toggles.module.css';

/** What the switches take. */
export interface DeviceTogglesProps {
  /** The devices shown; one at least. */
  readonly devices: readonly Device[];
  readonly onChange: (devices: readonly Device[]) => void;
}

/** Which devices stand side by side; the last one cannot be taken away. */
export const DeviceToggles = ({ devices, onChange }: DeviceTogglesProps): ReactNode => {
  const { t } = useTranslation('preview-editor');
  return (
    <div role="group" aria-label={t('devices')} className={styles['group']}>
      {DEVICE_NAMES.map((device) => {
        const isShown = devices.includes(device);
        return (
          <button
            key={device}
            type="button"
            className={styles['button']}
            aria-pressed={isShown}
            onClick={() => {
              const next = DEVICE_NAMES.filter((one) => (one === device ? !isShown : devices.includes(one)));
              if (next.length > 0) onChange(next);
            }}
          >
            {t(device)} <span className={styles['width']}>{DEVICES[device].width}</span>
          </button>
        );
      })}
    </div>
  );
};
