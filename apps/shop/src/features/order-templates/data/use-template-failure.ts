import { messages } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { useToasts } from '@gastroshop/ui/feedback';
import { useCallback } from 'react';

/** Tells that a call about templates has failed (ERR-5). */
export const useTemplateFailure = (): (() => void) => {
  const say = useTexts(messages);
  const toasts = useToasts();
  return useCallback(() => {
    toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
  }, [toasts, say]);
};
