import { displayedProductId } from '@gastroshop/domain/product';
import { formatUnit, formatNumber, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import {
  toOrderUnits,
  type ProductContext,
  sizedName,
  toProductCardData,
  useUsualInWords,
} from '@gastroshop/storefront/product';
import { IconButton } from '@gastroshop/ui/button';
import { IconCheck, IconMinus, IconPlus } from '@gastroshop/ui/icons';
import { groupDigits, ProductThumbnail } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GUESS_FIELDS } from '../lines/guess-fields';
import type { PadLine } from '../lines/pad-line';
import type { PadField } from '../rows/pad-row';
import styles from './steps.module.css';

/** What a line to be confirmed takes. */
export interface KindLineProps {
  readonly line: PadLine;
  readonly context: ProductContext;
  readonly onWrite: (field: PadField, value: string) => void;
  readonly onLeave: () => void;
  readonly onSettle: () => void;
}

/** A guessed line: what was read from what, with its amount and unit to be changed, and one tap to confirm it. */
export const KindLine = ({ line, context, onWrite, onLeave, onSettle }: KindLineProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('order-pad-steps');
  const { t: words } = useTranslation('order-pad');
  const inWords = useUsualInWords();
  const { row, fields, product, unit, state, verdict, priced, guesses, amountUnusable, unusual } = line;
  const { name, size } =
    product === undefined
      ? { name: fields.article, size: undefined }
      : sizedName(product, unit?.abbreviation, context.locale);
  const amount = Number(fields.amount.trim());
  const count = Number.isInteger(amount) ? amount : 0;
  const isGuess = (field: PadField): boolean =>
    state === 'GUESSED' && guesses.some(({ kind }) => GUESS_FIELDS[kind].includes(field));
  const isUnusual = unusual !== undefined && guesses[0]?.kind === 'AMOUNT_UNUSUAL';
  const units = product === undefined ? [] : toOrderUnits(product, locale);
  const offered = state === 'OFFER' ? verdict?.amount : undefined;
  return (
    <div className={styles['line']} role="group" aria-label={name}>
      {product !== undefined && (
        <ProductThumbnail size="small" image={toProductCardData(product, 1, undefined, context).picture} />
      )}
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['details']}>
          {[size, product && groupDigits(displayedProductId(product, context.crossTenantNumbers))]
            .filter((each) => each !== undefined)
            .join(' · ')}
        </span>
        <span className={styles['details']} data-tone={amountUnusable || isUnusual || undefined}>
          {amountUnusable
            ? words('amountUnusable', { amount: row.amount.trim() })
            : isUnusual
              ? words('isItMeant', {
                  usual: inWords(unusual, unit?.abbreviation ?? ''),
                  amount: formatNumber(line.amount ?? 0),
                })
              : offered === undefined
                ? row.text !== undefined && `${t('readFrom')} ${t('quoted', { text: row.text.trim() })}`
                : verdict?.reason}
        </span>
      </span>
      {priced !== undefined && (
        <span className={styles['total']}>
          {priced.estimated ? formatEstimate(formatPrice(priced.rowTotal)) : formatPrice(priced.rowTotal)}
        </span>
      )}
      <span className={styles['control']}>
        <IconButton
          label={t('less', { name })}
          icon={<IconMinus size={18} />}
          disabled={count <= 1}
          onClick={() => {
            onWrite('amount', String(count - 1));
          }}
        />
        <input
          className={styles['input']}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('amountOf', { name })}
          aria-invalid={amountUnusable || undefined}
          data-guessed={
            isGuess('amount') || isUnusual || amountUnusable || offered !== undefined || undefined
          }
          value={fields.amount}
          onChange={({ target }) => {
            onWrite('amount', target.value);
          }}
          onBlur={onLeave}
        />
        <IconButton
          label={t('more', { name })}
          icon={<IconPlus size={18} />}
          onClick={() => {
            onWrite('amount', String(count + 1));
          }}
        />
        <select
          className={styles['unit']}
          aria-label={t('unitOf', { name })}
          data-guessed={isGuess('unit') || undefined}
          value={unit?.abbreviation ?? ''}
          onChange={({ target }) => {
            onWrite('unit', target.value);
            onLeave();
          }}
        >
          {units.map(({ abbreviation }) => (
            <option key={abbreviation} value={abbreviation}>
              {formatUnit(abbreviation, locale)}
            </option>
          ))}
        </select>
      </span>
      <IconButton
        outline
        label={
          offered === undefined
            ? t('confirmNamed', { name })
            : words('setTo', {
                amount: offered,
                unit: formatUnit(unit?.abbreviation ?? '', locale, offered !== 1),
              })
        }
        icon={<IconCheck size={20} />}
        onClick={onSettle}
      />
    </div>
  );
};
