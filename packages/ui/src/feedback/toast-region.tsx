import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast } from './toast';
import { useToasts, useToastState } from './toast-context';
import classes from './toast-region.module.css';
import { useHoverOrFocus } from './use-hover-or-focus';
import { useFocusOrigin } from './use-focus-origin';

/** The corner in which messages appear; pointing at them or focusing one holds the clocks of all. */
export const ToastRegion = (): ReactNode => {
  const { t } = useTranslation('ui-feedback');
  const { hold, resume, dismiss } = useToasts();
  const region = useRef<HTMLElement>(null);
  useHoverOrFocus(region, hold, resume);
  const giveFocusBack = useFocusOrigin(region);
  const { shown } = useToastState();
  return (
    <section ref={region} className={classes['region']} aria-label={t('messages')} aria-live="polite">
      {shown.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          onFocusedGoing={giveFocusBack}
          onClose={() => {
            dismiss(toast.id);
          }}
        />
      ))}
    </section>
  );
};
