import { useTexts } from '@gastroshop/i18n/react';
import type { PointerEvent, ReactNode } from 'react';
import type { SectionIndexEntry } from './to-section-index';
import styles from './section-index.module.css';
import { customersTexts } from './customer-texts';

/** What the strip takes. */
export interface SectionIndexProps {
  /** Places of the list, in its order. */
  readonly marks: readonly SectionIndexEntry[];
  /** Brings a row into view. */
  readonly onJump: (index: number) => void;
}

/** The places of a long list at the edge of a phone: tapped, or run over with the thumb. */
export const SectionIndex = ({ marks, onJump }: SectionIndexProps): ReactNode => {
  const t = useTexts(customersTexts);
  const runOver = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const under = document.elementFromPoint(clientX, clientY);
    const index = under instanceof HTMLElement ? under.dataset['to'] : undefined;
    if (index !== undefined) onJump(Number(index));
  };
  return (
    <nav className={styles['strip']} aria-label={t('index')} onPointerMove={runOver}>
      {marks.map(({ label, index }) => (
        <button
          key={index}
          type="button"
          className={styles['mark']}
          data-to={index}
          aria-label={t('jump', { mark: label })}
          onClick={() => {
            onJump(index);
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  );
};
