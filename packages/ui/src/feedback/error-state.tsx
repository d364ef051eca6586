import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button';
import { IconRefresh } from '../icons';
import { UnpluggedDrawing } from './unplugged-drawing';
import classes from './empty-state.module.css';

/** What a failure takes that fills a region. */
export interface ErrorStateProps {
  /** What failed, as a sentence in the buyer's language. */
  readonly title: string;
  /** What to do about it. */
  readonly children?: ReactNode;
  /** Tries again; without it there is no such button. */
  readonly onRetry?: (() => void) | undefined;
  /** What the button says that tries again, where it does something of another name. */
  readonly retryLabel?: string | undefined;
  /** Another attempt is under way. */
  readonly retrying?: boolean | undefined;
  /** Further ways on. */
  readonly actions?: ReactNode;
  /** The number under which the failure was logged. */
  readonly reference?: string | undefined;
  /** Smaller and without drawing, for panels and sheets. */
  readonly compact?: boolean | undefined;
  /** The rank of the title among the page's headings: 1 where the failure stands in for the whole page. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** A region that could not be loaded: what happened, and the way on. */
export const ErrorState = ({
  title,
  children,
  onRetry,
  retryLabel,
  retrying = false,
  actions,
  reference,
  compact = false,
  headingLevel = 2,
}: ErrorStateProps): ReactNode => {
  const { t } = useTranslation('ui-feedback');
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={clsx(classes['state'], compact && classes['compact'])} role="alert">
      {!compact && (
        <div className={classes['drawing']} aria-hidden>
          <UnpluggedDrawing />
        </div>
      )}
      <Heading className={classes['title']}>{title}</Heading>
      {children !== undefined && <div className={classes['text']}>{children}</div>}
      {(onRetry !== undefined || actions !== undefined) && (
        <div className={classes['actions']}>
          {onRetry && (
            <Button onClick={onRetry} busy={retrying} icon={<IconRefresh size={16} />}>
              {retryLabel ?? t('retry')}
            </Button>
          )}
          {actions}
        </div>
      )}
      {reference !== undefined && <p className={classes['reference']}>{t('reference', { id: reference })}</p>}
    </section>
  );
};
