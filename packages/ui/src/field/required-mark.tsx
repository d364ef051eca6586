import type { ReactNode } from 'react';
import { useTexts } from '@gastroshop/i18n/react';
import classes from './field.module.css';
import { fieldTexts } from './texts';

/** The star of a field that must be filled; screen readers hear it from the control. */
export const RequiredMark = (): ReactNode => {
  const t = useTexts(fieldTexts);
  return (
    <span className={classes['star']} aria-hidden title={t('required')}>
      {' *'}
    </span>
  );
};
