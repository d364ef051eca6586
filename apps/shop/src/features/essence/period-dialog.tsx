import { putEssencePeriod } from '@gastroshop/api-client';
import {
  ESSENCE_PERIOD_MAX_DAYS,
  ESSENCE_PERIOD_SUGGESTIONS,
  isEssencePeriod,
} from '@gastroshop/domain/essence';
import { scopedKey, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { TextField } from '@gastroshop/ui/field';
import { Modal } from '@gastroshop/ui/overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './essence-view.module.css';
import { essencePeriodQuery } from './essence-queries';

/** What the dialog takes. */
export interface PeriodDialogProps {
  /** The period that counts, in days; missing while it is not known. */
  readonly days: number | undefined;
  readonly onClose: () => void;
}

/** How far back the essence list looks: a suggestion, or any number of days up to three years (ESS-2). */
export const PeriodDialog = ({ days, onClose }: PeriodDialogProps): ReactNode => {
  const { t } = useTranslation('essence');
  const { t: say } = useTranslation('messages');
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const [typed, setTyped] = useState(String(days ?? ''));
  const wanted = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const isRight = isEssencePeriod(wanted);
  const most = ESSENCE_PERIOD_MAX_DAYS;
  const { mutate, isPending } = useMutation({
    mutationFn: (showEssenceForDays: number) =>
      putEssencePeriod(client, {
        tenant: scope.tenant,
        customerId: scope.customerId,
        body: { showEssenceForDays },
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(essencePeriodQuery(client, scope).queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: scopedKey(scope, 'search') });
      onClose();
    },
    onError: () => {
      toasts.say({ tone: 'error', title: say('errorTitle'), text: say('unexpectedError') });
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('periodTitle')} size="small">
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && !isPending) mutate(wanted);
        }}
      >
        <p>{t('periodText')}</p>
        <div className={styles['suggestions']} role="group" aria-label={t('suggestions')}>
          {ESSENCE_PERIOD_SUGGESTIONS.map((suggested) => (
            <Button
              key={suggested}
              variant={wanted === suggested ? 'soft' : 'outline'}
              onClick={() => {
                setTyped(String(suggested));
              }}
            >
              {t(`d${suggested}`)}
            </Button>
          ))}
        </div>
        <TextField
          label={t('days')}
          hint={t('daysHint', { most })}
          error={typed.trim() === '' || isRight ? undefined : t('daysWrong', { most })}
          inputMode="numeric"
          maxLength={5}
          numeric
          value={typed}
          onChange={setTyped}
        />
        <Button submit variant="filled" wide busy={isPending} disabled={!isRight}>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
};
