import { useLocale } from '@gastroshop/i18n/react';
import { ToggleButtons } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { SelectField } from '@gastroshop/ui/field';
import { useIsMobile, useEventCallback, VirtualRows, type VirtualRowsHandle } from '@gastroshop/ui/table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insertLine, isCounted } from './count-lines';
import { CountRow } from './count-row';
import styles from './count-screen.module.css';
import { ALL_CATEGORIES, categoriesOf, COUNT_VIEWS, type CountView, visibleLines } from './visible-lines';
import type { UnresolvedLine, CountLine, InventoryCount } from './inventory-count';
import type { CountActions } from './use-count';
import type { PreviousCount } from './use-last-counts';

/** What the list takes. */
export interface CountListProps {
  readonly count: InventoryCount;
  readonly actions: CountActions;
  readonly meant: string | undefined;
  /** Keys of numbers the shop does not know. */
  readonly unknown: ReadonlySet<string>;
  readonly lasts: ReadonlyMap<string, PreviousCount>;
  readonly onName: (line: UnresolvedLine) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Height of a row in pixels, its line included; of the header above the list. */
const HEIGHTS = { phone: { row: 122, covered: 93 }, desk: { row: 64, covered: 109 } } as const;

const keyOf = ({ key }: CountLine): string => key;

/** The lines of a stock-taking by what is still to be counted, and by category. */
export const CountList = (props: CountListProps): ReactNode => {
  const { count, actions, meant, unknown, lasts, onName } = props;
  const { lines } = count;
  const { t } = useTranslation('stock-count');
  const { locale } = useLocale();
  const toasts = useToasts();
  const [view, setView] = useState<CountView>('ALL');
  const [category, setCategory] = useState(ALL_CATEGORIES);
  const [held, setHeld] = useState(NONE);
  const [seenMeant, setSeenMeant] = useState(meant);
  const [wanted, setWanted] = useState(meant);
  const rows = useRef<VirtualRowsHandle>(null);
  const { row, covered } = HEIGHTS[useIsMobile() ? 'phone' : 'desk'];
  const hold = (key: string) => {
    if (!held.has(key)) setHeld(new Set(held).add(key));
  };
  if (seenMeant !== meant) {
    setSeenMeant(meant);
    setWanted(meant);
    if (meant !== undefined) hold(meant);
  }
  const done = lines.filter(isCounted).length;
  const counts = { OPEN: lines.length - done, COUNTED: done, ALL: lines.length };
  const categories = categoriesOf(lines);
  const chosen = categories.some(({ id }) => id === category) ? category : ALL_CATEGORIES;
  const shown = visibleLines(lines, { view, category: chosen, held });
  const setAmount = useEventCallback((key: string, amount: string) => {
    hold(key);
    actions.setAmount(key, amount);
  });
  const { setUnit } = actions;
  const rowActions = useMemo(() => ({ setAmount, setUnit }), [setAmount, setUnit]);
  const name = useEventCallback(onName);
  const wantedAt = shown.findIndex(({ key }) => key === wanted);
  useEffect(() => {
    // Far away it is not drawn yet, and takes the focus when it is.
    if (wantedAt >= 0) rows.current?.scrollToIndex(wantedAt);
  }, [wantedAt]);
  const focused = useEventCallback(() => {
    setWanted(undefined);
  });
  const enter = useEventCallback((line: CountLine) => {
    setWanted(shown[shown.indexOf(line) + 1]?.key);
  });
  const remove = useEventCallback((line: CountLine) => {
    const index = lines.indexOf(line);
    actions.remove(line.key);
    toasts.say({
      tone: 'info',
      title: t('removed'),
      action: {
        label: t('undo'),
        onAction: () => {
          actions.change((now) => insertLine(now, line, index));
        },
      },
    });
  });
  return (
    <>
      <div className={styles['views']}>
        <ToggleButtons
          label={t('view')}
          options={COUNT_VIEWS.map((value) => ({ value, label: t(value, { count: counts[value] }) }))}
          value={view}
          onChange={(next) => {
            setHeld(NONE);
            setView(next);
          }}
        />
        {categories.length > 1 && (
          <SelectField
            label={t('category')}
            labelHidden
            options={categories.map(({ id, name: words, count: many }) => ({
              value: id,
              label: `${words === '' ? t('otherCategory') : words} (${many})`,
            }))}
            value={chosen}
            placeholder={t('allCategories')}
            clearable
            onChange={(next) => {
              setHeld(NONE);
              setCategory(next);
            }}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <p className={styles['nothing']}>{t(view === 'OPEN' ? 'nothingOpen' : 'nothingHere')}</p>
      ) : (
        <div className={styles['rows']}>
          <VirtualRows
            // Rows of another height are another list: positions are measured once.
            key={row}
            ref={rows}
            label={t('title')}
            items={shown}
            itemKey={keyOf}
            rowHeight={row}
            covered={covered}
            renderItem={(line) => (
              <CountRow
                line={line}
                locale={locale}
                last={line.kind === 'ARTICLE' ? lasts.get(line.sku) : undefined}
                unknown={unknown.has(line.key)}
                wanted={line.key === wanted}
                actions={rowActions}
                onFocused={focused}
                onEnter={enter}
                onRemove={remove}
                onName={name}
              />
            )}
          />
        </div>
      )}
    </>
  );
};
