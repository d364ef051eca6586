import { brandColors, THEME_KEYS, type ThemeKey, themes } from '@gastroshop/ui/theme-data';
import type { ReactNode } from 'react';
import classes from './theme-switch.module.css';

/** What the choice of colours takes. */
export interface ThemeSwitchProps {
  readonly theme: ThemeKey;
  readonly onChange: (theme: ThemeKey) => void;
}

/** The themes of the group as dots, one of which is worn. */
export const ThemeSwitch = ({ theme, onChange }: ThemeSwitchProps): ReactNode => (
  <div role="group" aria-label="Theme" className={classes['dots']}>
    {THEME_KEYS.map((key) => (
      <button
        key={key}
        type="button"
        className={classes['dot']}
        aria-label={themes[key].label}
        title={themes[key].label}
        aria-pressed={key === theme}
        onClick={() => {
          onChange(key);
        }}
      >
        <span style={{ backgroundColor: brandColors(themes[key], 'light').brand }} />
      </button>
    ))}
  </div>
);
