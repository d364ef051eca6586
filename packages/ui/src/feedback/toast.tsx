import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../button';
import { IconX } from '../icons';
import type { ToastMessage } from './toast-message';
import classes from './toast.module.css';
import { ToneIcon } from './tone-icon';
import { useEscape } from './use-escape';
import { useUnmountWithFocus } from './use-unmount-with-focus';

/** What one shown message takes. */
export interface ToastProps {
  /** The message. */
  readonly toast: ToastMessage;
  /** Takes it away. */
  readonly onClose: () => void;
  /** Called when it goes while the focus is inside it. */
  readonly onFocusedGoing?: (() => void) | undefined;
}

const nothing = (): void => undefined;

/** One short message; Escape closes it while the focus is inside. */
export const Toast = ({ toast: said, onClose, onFocusedGoing = nothing }: ToastProps): ReactNode => {
  const { tone, title, text, action } = said;
  const toast = useRef<HTMLDivElement>(null);
  useEscape(toast, onClose);
  useUnmountWithFocus(toast, onFocusedGoing);
  const { t } = useTranslation('ui-feedback');
  return (
    <div ref={toast} className={classes['toast']} role={tone === 'error' ? 'alert' : 'status'}>
      <div className={classes['sign']}>
        <ToneIcon tone={tone} />
      </div>
      <div className={classes['body']}>
        <div className={classes['words']}>
          <p className={classes['title']}>{title}</p>
          {text !== undefined && <p className={classes['text']}>{text}</p>}
        </div>
        {action && (
          <Button
            variant="quiet"
            onClick={() => {
              action.onAction();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={t('close')} icon={<IconX />} onClick={onClose} />
    </div>
  );
};
