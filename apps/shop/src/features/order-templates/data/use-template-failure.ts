import { useToasts } from '@gastroshop/ui/feedback';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Tells that a call about templates has failed (ERR-5). */
export const useTemplateFailure = (): (() => void) => {
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  return useCallback(() => {
    toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
  }, [toasts, say]);
};
