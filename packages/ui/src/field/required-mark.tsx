import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './field.module.css';

/** The star of a field that must be filled; screen readers hear it from the control. */
export const RequiredMark = (): ReactNode => {
  const { t } = useTranslation('ui-field');
  return (
    <span className={classes['star']} aria-hidden title={t('required')}>
      {' *'}
    </span>
  );
};
