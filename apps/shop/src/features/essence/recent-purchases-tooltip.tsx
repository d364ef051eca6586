import type { EssenceItem } from '@gastroshop/api-contract';
import { toViennaDate } from '@gastroshop/domain/calendar';
import { formatAmount, formatLongDate, type Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconHistory } from '@gastroshop/ui/icons';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './essence-tools.module.css';

/** What the tooltip takes. */
export interface RecentTooltipProps {
  /** Name of the article. */
  readonly name: string;
  /** Newest first; missing where nothing is known. */
  readonly items: readonly EssenceItem[] | undefined;
}

/** Its size in pixels, three purchases high. */
const WIDTH = 232;
const HEIGHT = 124;

const dayIn = (date: string, locale: Locale): string =>
  formatLongDate(toViennaDate(date) ?? date.slice(0, 10), locale, { weekday: 'short', month: 'short' });

/** The last three purchases of an article (ESS-3): with the mouse above it, or with the focus. */
export const RecentTooltip = ({ name, items = [] }: RecentTooltipProps): ReactNode => {
  const { t } = useTranslation('essence');
  const { locale } = useLocale();
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  const show = (button: HTMLButtonElement) => {
    const { top, bottom, right } = button.getBoundingClientRect();
    // In the top layer nothing cuts it off; below the button, unless that is too low on the screen.
    const isLow = bottom + HEIGHT > window.innerHeight;
    tip.current?.style.setProperty('inset-block-start', `${isLow ? top - HEIGHT : bottom + 4}px`);
    tip.current?.style.setProperty('inset-inline-start', `${Math.max(8, right - WIDTH)}px`);
    tip.current?.showPopover();
  };
  const hide = () => {
    tip.current?.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        className={styles['history']}
        aria-label={t('recent', { name })}
        aria-describedby={id}
        onPointerEnter={({ currentTarget }) => {
          show(currentTarget);
        }}
        onPointerLeave={hide}
        onFocus={({ currentTarget }) => {
          show(currentTarget);
        }}
        onBlur={hide}
        onKeyDown={({ key }) => {
          if (key === 'Escape') hide();
        }}
      >
        <IconHistory size={18} />
      </button>
      <div ref={tip} id={id} popover="manual" role="tooltip" className={styles['tip']}>
        <strong>{t('recentTitle')}</strong>
        {items.length === 0 ? (
          <p>{t('recentNone')}</p>
        ) : (
          <ul className={styles['purchases']}>
            {items.map(({ date, quantity, smallestUnit }, index) => (
              <li key={`${date} ${index}`}>
                <span>{dayIn(date, locale)}</span>
                <strong>{formatAmount(quantity, smallestUnit, locale)}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
};
