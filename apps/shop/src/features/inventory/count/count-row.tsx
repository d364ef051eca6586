import { formatAmount, type Locale } from '@gastroshop/i18n';
import { ItemThumbnail } from '@gastroshop/storefront/product';
import { Button, IconButton } from '@gastroshop/ui/button';
import { IconBarcode, IconPackage, IconTrash } from '@gastroshop/ui/icons';
import { groupDigits } from '@gastroshop/ui/product';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../format-date-time';
import { AmountStepper } from './amount-stepper';
import styles from './count-row.module.css';
import { lineName } from './line-name';
import type { CountedProductLine, UnresolvedLine, CountLine } from './inventory-count';
import type { CountActions } from './use-count';
import type { PreviousCount } from './use-last-counts';

/** What a row takes. */
export interface CountRowProps {
  readonly line: CountLine;
  readonly locale: Locale;
  readonly last: PreviousCount | undefined;
  /** A number that the shop does not know. */
  readonly unknown: boolean;
  /** Takes the focus; then `onFocused` is called. */
  readonly wanted: boolean;
  readonly onFocused: () => void;
  /** Enter in the amount: on to the next one, as on a paper form. */
  readonly onEnter: (line: CountLine) => void;
  readonly actions: Pick<CountActions, 'setAmount' | 'setUnit'>;
  readonly onRemove: (line: CountLine) => void;
  readonly onName: (line: UnresolvedLine) => void;
}

const CODE_UNIT = 'Stk';

const Image = ({
  line: { name, categoryName, picture },
}: {
  readonly line: CountedProductLine;
}): ReactNode => {
  const resolvedCategory = categoryName === undefined ? undefined : { id: '', name: categoryName };
  return <ItemThumbnail size="row" item={{ name, resolvedCategory, thumbnailUrl: picture }} />;
};

/** A line of a stock-taking with its amount. */
export const CountRow = memo((props: CountRowProps): ReactNode => {
  const { line, locale, last, unknown, wanted, actions, onFocused, onEnter, onRemove, onName } = props;
  const { t } = useTranslation('stock-count');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!wanted) return;
    field.current?.focus();
    // Drawn again after scrolling it must not take the focus from where it is by then.
    onFocused();
  }, [wanted, onFocused]);
  const name = lineName(line, t);
  const factsOf = {
    ARTICLE: () =>
      line.kind === 'ARTICLE'
        ? [
            groupDigits(line.number),
            last &&
              t('last', {
                amount: formatAmount(last.quantity, last.unit, locale),
                day: formatDate(last.countedAt, locale),
              }),
          ]
        : [],
    FOREIGN: () => [line.kind === 'FOREIGN' ? line.gtin : undefined, t('foreignOne')],
    CODE: () => [t(unknown ? 'codeUnknown' : 'codeWaits')],
  };
  const facts = factsOf[line.kind]()
    .filter((fact) => fact !== undefined && fact !== '')
    .join(' · ');
  const units =
    line.kind === 'ARTICLE'
      ? line.units
      : [{ abbreviation: line.kind === 'FOREIGN' ? line.unit : CODE_UNIT, name: '' }];
  return (
    <div className={styles['row']} data-counted={line.amount !== '' || undefined}>
      {line.kind === 'ARTICLE' ? (
        <span className={styles['picture']}>
          <Image line={line} />
        </span>
      ) : (
        <span className={styles['sign']}>
          {line.kind === 'CODE' ? <IconBarcode size={24} /> : <IconPackage size={24} />}
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['name']} title={name}>
          {name}
        </span>
        <span className={styles['facts']} title={facts}>
          {facts}
        </span>
      </span>
      {line.kind === 'CODE' && unknown && (
        <span className={styles['naming']}>
          <Button
            size="small"
            onClick={() => {
              onName(line);
            }}
          >
            {t('codeName')}
          </Button>
        </span>
      )}
      <AmountStepper
        ref={field}
        name={name}
        amount={line.amount}
        onAmount={(amount) => {
          actions.setAmount(line.key, amount);
        }}
        unit={line.kind === 'CODE' ? CODE_UNIT : line.unit}
        units={units}
        onUnit={(unit) => {
          actions.setUnit(line.key, unit);
        }}
        onEnter={() => {
          onEnter(line);
        }}
      />
      <span className={styles['remove']}>
        <IconButton
          label={t('remove', { name })}
          icon={<IconTrash size={18} />}
          onClick={() => {
            onRemove(line);
          }}
        />
      </span>
    </div>
  );
});
CountRow.displayName = 'CountRow';
