import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './submission-rejection.module.css';

/** What a refusal takes. */
export interface RejectionPanelProps {
  /** What happened, as a sentence. */
  readonly title: string;
  readonly text?: string | undefined;
  /** What it is about. */
  readonly children?: ReactNode;
  /** The ways on: one filled button. */
  readonly ways: ReactNode;
  /** Whether something was ordered after all, or may have been, so that the opposite must not be said. */
  readonly ordered?: boolean | undefined;
}

/** Why an order was not taken, in the place of the step; the focus goes there, so that it is read out. */
export const RejectionPanel = ({
  title,
  text,
  children,
  ways,
  ordered = false,
}: RejectionPanelProps): ReactNode => {
  const { t } = useTranslation('storefront-submission');
  const region = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    region.current?.focus();
    region.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={region} tabIndex={-1} className={styles['refusal']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <p className={styles['text']}>
        {text}
        {!ordered && ` ${t('nothingOrdered')}`}
      </p>
      {children}
      <div className={styles['ways']}>{ways}</div>
    </section>
  );
};
