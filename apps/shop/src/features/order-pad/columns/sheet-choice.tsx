import type { ListSheet } from '@gastroshop/storefront/list-files';
import { Button } from '@gastroshop/ui/button';
import { IconChevronDown, IconEyeOff, IconPlus } from '@gastroshop/ui/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sheet-choice.module.css';

/** What the choice of a sheet takes. */
export interface SheetChoiceProps {
  readonly sheets: readonly ListSheet[];
  /** Place of the sheet that is read. */
  readonly current: number;
  /** Reads another sheet, in the place of this one or beside it. */
  readonly onSheet: (sheet: number, instead: boolean) => void;
}

/** The sheets of a file: one to read instead, or beside; hidden ones are named and never read. */
export const SheetChoice = ({ sheets, current, onSheet }: SheetChoiceProps): ReactNode => {
  const { t } = useTranslation('order-pad-columns');
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[data-read]')?.focus();
  }, [open]);
  const close = () => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const stops = [...(box.current?.querySelectorAll<HTMLElement>('[data-sheet]') ?? [])];
      const place = stops.findIndex((stop) => stop === document.activeElement);
      stops[place + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      role="presentation"
      className={styles['choice']}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className={styles['button']}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('chooseSheet', { name: sheets[current]?.name ?? '' })}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {sheets[current]?.name}
        <IconChevronDown size={16} stroke={2} />
      </button>
      {open && (
        <div
          id={id}
          role="group"
          aria-label={t('sheets', { count: sheets.length })}
          className={styles['list']}
        >
          <p className={styles['title']}>{t('sheets', { count: sheets.length })}</p>
          {sheets.map(({ name, isHidden, productRows }, index) => (
            <div
              key={`${index} ${name}`}
              className={styles['sheet']}
              data-current={index === current || undefined}
            >
              {isHidden ? (
                <span className={styles['hidden']}>
                  <IconEyeOff size={16} />
                  <span>
                    <span className={styles['name']}>{name}</span>
                    <span className={styles['detail']}>{t('sheetHidden')}</span>
                  </span>
                </span>
              ) : (
                <>
                  <button
                    type="button"
                    className={styles['read']}
                    data-sheet
                    data-read={index === current || undefined}
                    aria-pressed={index === current}
                    onClick={() => {
                      close();
                      if (index !== current) onSheet(index, true);
                    }}
                  >
                    <span className={styles['mark']} aria-hidden />
                    <span>
                      <span className={styles['name']}>{name}</span>
                      <span className={styles['detail']}>
                        {productRows > 0 ? t('sheetRows', { count: productRows }) : t('sheetText')}
                      </span>
                    </span>
                  </button>
                  {index === current ? (
                    <span className={styles['badge']}>{t('isRead')}</span>
                  ) : (
                    productRows > 0 && (
                      <Button
                        size="small"
                        icon={<IconPlus size={16} />}
                        label={t('addNamed', { name })}
                        onClick={() => {
                          close();
                          onSheet(index, false);
                        }}
                      >
                        {t('add')}
                      </Button>
                    )
                  )}
                </>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
};
