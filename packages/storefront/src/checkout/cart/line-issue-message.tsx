import { formatUnit } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconAlertTriangle } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineIssueView } from '../lines/line-issue-view';
import type { LineActions } from './line-actions';
import { ReplacementSuggestion } from './replacement-suggestion';
import styles from './line-status.module.css';

/** What the note takes. */
export interface LineIssueMessageProps {
  readonly line: CheckoutLine;
  readonly trouble: LineIssueView;
  readonly actions: LineActions;
}

/** Why a line cannot be ordered as it is, and what mends it with one tap. */
export const LineIssueMessage = ({ line, trouble, actions }: LineIssueMessageProps): ReactNode => {
  const { t } = useTranslation('storefront-cart');
  const { locale } = useLocale();
  const remedy = (label: string, onClick: () => void) => (
    <button type="button" className={styles['remedy']} onClick={onClick}>
      {label}
    </button>
  );
  const takeOut = remedy(t('takeOut'), () => {
    actions.remove(line);
  });
  const parts = ((): { readonly words: string; readonly remedies: ReactNode } => {
    switch (trouble.kind) {
      case 'BELOW_MINIMUM': {
        const { minimum, unitName } = trouble;
        return {
          words: t('belowMinimum', { minimum, unit: unitName }),
          remedies: remedy(t('raise', { minimum }), () => {
            actions.change(line, { amount: minimum, unit: line.unit });
          }),
        };
      }
      case 'NOT_AVAILABLE':
        return {
          words: t('notAvailable'),
          remedies: (
            <>
              <ReplacementSuggestion line={line} actions={actions} />
              {takeOut}
            </>
          ),
        };
      case 'UNIT_GONE': {
        const { instead } = trouble;
        return {
          words: t('unitGone', { unit: formatUnit(line.unit, locale) }),
          remedies:
            instead === undefined
              ? takeOut
              : remedy(t('takeUnit', { unit: instead.unitName }), () => {
                  actions.change(line, { amount: instead.amount, unit: instead.unit });
                }),
        };
      }
    }
  })();
  return (
    <span className={styles['note']} data-tone="warning">
      <IconAlertTriangle size={14} />
      <span className={styles['body']}>
        <span className={styles['words']}>{parts.words}</span>
        {parts.remedies}
      </span>
    </span>
  );
};
