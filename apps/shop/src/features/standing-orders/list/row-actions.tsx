import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';
import { useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOccurrenceSteps } from '../data/use-occurrence-steps';
import type { StandingActions } from '../data/use-standing-actions';
import { HaltRemedies } from '../detail/halt-remedies';
import styles from './standing-orders.module.css';

/** What the buttons of a row take. */
export interface RowActionsProps {
  readonly standing: StandingOrder;
  /** The next delivery, as it was decided last. */
  readonly next: StandingOccurrence | undefined;
  readonly actions: StandingActions;
}

/** What can be done with a standing order in the list: the remedy where it is halted, else what is done most. */
export const RowActions = ({ standing, next, actions }: RowActionsProps): ReactNode => {
  const { id, name, state } = standing;
  const { t } = useTranslation('standing-orders');
  const { paths } = useShop().gateway;
  const { skip } = useOccurrenceSteps(actions);
  const open = (
    <Button
      render={(look) => (
        <Link href={paths.standingOrders(id)} aria-label={`${t('change')}: ${name}`} {...look} />
      )}
    >
      {t('change')}
    </Button>
  );
  return (
    <div className={styles['actions']}>
      {state === 'HALTED' && <HaltRemedies standing={standing} save={actions.save} />}
      {state === 'PAUSED' && (
        <Button
          busy={actions.resume.isPending}
          label={`${t('resume')}: ${name}`}
          onClick={() => {
            actions.resume.mutate();
          }}
        >
          {t('resume')}
        </Button>
      )}
      {state === 'ACTIVE' && (
        <>
          {open}
          {next?.state === 'PLANNED' && (
            <Button
              disabled={actions.decide.isPending}
              label={`${t('skip')}: ${name}`}
              onClick={() => {
                skip(next, true);
              }}
            >
              {t('skip')}
            </Button>
          )}
          {next?.state === 'SKIPPED' && (
            <Button
              disabled={actions.decide.isPending}
              label={`${t('unskip')}: ${name}`}
              onClick={() => {
                skip(next, false);
              }}
            >
              {t('unskip')}
            </Button>
          )}
        </>
      )}
    </div>
  );
};
