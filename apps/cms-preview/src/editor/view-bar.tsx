import type { Locale } from '@gastroshop/i18n';
import { Button, ToggleButtons } from '@gastroshop/ui/button';
import { IconMoon, IconSun } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayControl } from './day-control';
import { DeviceToggles } from './device-toggles';
import type { Device } from './devices';
import type { PreviewOptions } from './preview-options';
import styles from './view-bar.module.css';

/** What the bar takes. */
export interface ViewBarProps {
  readonly view: PreviewOptions;
  readonly changeView: (change: Partial<PreviewOptions>) => void;
  /** The devices shown. */
  readonly devices: readonly Device[];
  readonly today: string;
  /** The days on which the page changes by itself. */
  readonly turns: readonly string[];
  /** How many things there are to know. */
  readonly findings: number;
  readonly findingsShown: boolean;
  readonly onFindings: () => void;
}

const LANGUAGES = {
  'de-AT': ['de-AT'],
  'en-GB': ['en-GB'],
  both: ['de-AT', 'en-GB'],
} as const satisfies Readonly<Record<string, readonly Locale[]>>;

/** How the page is looked at: language, devices, light, day. */
export const ViewBar = (props: ViewBarProps): ReactNode => {
  const { view, changeView, devices, today, turns, findings, findingsShown, onFindings } = props;
  const { t } = useTranslation('preview-editor');
  const [first, second] = view.languages;
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('preview')}>
      <ToggleButtons
        label={t('language')}
        value={second === undefined ? (first ?? 'de-AT') : 'both'}
        options={[
          { value: 'de-AT', label: t('german') },
          { value: 'en-GB', label: t('english') },
          { value: 'both', label: t('both') },
        ]}
        onChange={(choice) => {
          changeView({ languages: LANGUAGES[choice] });
        }}
      />
      <DeviceToggles
        devices={devices}
        onChange={(next) => {
          changeView({ devices: next });
        }}
      />
      <ToggleButtons
        label={t('scheme')}
        value={view.scheme}
        options={[
          { value: 'light', label: t('light'), icon: <IconSun size={18} /> },
          { value: 'dark', label: t('dark'), icon: <IconMoon size={18} /> },
        ]}
        onChange={(scheme) => {
          changeView({ scheme });
        }}
      />
      <DayControl
        day={view.day}
        today={today}
        turns={turns}
        onChange={(day) => {
          changeView({ day });
        }}
      />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={view.marksHidden}
          onChange={(event) => {
            changeView({ marksHidden: event.target.checked });
          }}
        />
        {t('markHidden')}
      </label>
      <div className={styles['findings']}>
        <Button variant={findingsShown ? 'soft' : 'outline'} size="small" onClick={onFindings}>
          {findings === 0 ? t('noFindings') : t('findingsCount', { count: findings })}
        </Button>
      </div>
    </div>
  );
};
