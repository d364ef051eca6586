import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './nutrition-table.module.css';

/** The nutrients whose names the kit knows. */
export type NutrientKey =
  | 'FAT'
  | 'SATURATES'
  | 'MONOUNSATURATES'
  | 'POLYUNSATURATES'
  | 'CARBOHYDRATE'
  | 'SUGARS'
  | 'POLYOLS'
  | 'STARCH'
  | 'FIBRE'
  | 'PROTEIN'
  | 'SALT';

/** Energy in both units, written out: "935 kJ", "223 kcal". */
export interface EnergyData {
  readonly kj?: string | undefined;
  readonly kcal?: string | undefined;
}

/** One line of a nutrient table, its figures written out with their units. */
export interface NutrientRowData {
  /** The nutrient, or a word for one the kit has no name for, such as a vitamin. */
  readonly nutrient: NutrientKey | { readonly name: string };
  /** 1 for the lines that say "of which". */
  readonly depth: 0 | 1;
  readonly per100?: string | undefined;
  readonly perPortion?: string | undefined;
  /** Percent of the reference intake of a portion. */
  readonly reference?: string | undefined;
}

/** What the nutrient table takes. */
export interface NutritionTableProps {
  /** What the first column is for: "100 g", "100 ml". */
  readonly basis: string;
  /** What a portion is: "150 g"; missing where it is not told. */
  readonly portion?: string | undefined;
  /** Energy, which stands first: kJ, then kcal. */
  readonly energy?:
    | {
        readonly per100?: EnergyData | undefined;
        readonly perPortion?: EnergyData | undefined;
        readonly reference?: string | undefined;
      }
    | undefined;
  /** The nutrients in the order of the law. */
  readonly rows: readonly NutrientRowData[];
}

const inBoth = ({ kj, kcal }: EnergyData = {}): string =>
  [kj, kcal].filter((figure) => figure !== undefined).join(' / ');

const nameOf = (nutrient: NutrientRowData['nutrient'], t: TFunction<'ui-product-declaration'>): string =>
  typeof nutrient === 'string' ? t(nutrient) : nutrient.name;

/** Nutrients per 100 g and per portion with the share of an adult's day (PRD-10); columns without figures are left out. */
export const NutritionTable = ({ basis, portion, energy, rows }: NutritionTableProps): ReactNode => {
  const { t } = useTranslation('ui-product-declaration');
  const all = [...rows, ...(energy === undefined ? [] : [energy])];
  const withPortion = all.some(({ perPortion }) => perPortion !== undefined);
  const withReference = all.some(({ reference }) => reference !== undefined);
  const cells = (per100: string, perPortion: string, reference = ''): ReactNode => (
    <>
      <td>{per100}</td>
      {withPortion ? <td>{perPortion}</td> : null}
      {withReference ? <td className={styles['reference']}>{reference}</td> : null}
    </>
  );
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col" className={styles['first']}>
            {t('nutrient')}
          </th>
          <th scope="col">{t('per100', { quantity: basis })}</th>
          {withPortion ? (
            <th scope="col">
              {portion === undefined ? t('perPortionOnly') : t('perPortion', { quantity: portion })}
            </th>
          ) : null}
          {withReference ? (
            <th scope="col" className={styles['reference']}>
              {t('reference')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {energy === undefined ? null : (
          <tr>
            <th scope="row">{t('energy')}</th>
            {cells(inBoth(energy.per100), inBoth(energy.perPortion), energy.reference)}
          </tr>
        )}
        {rows.map(({ nutrient, depth, per100 = '', perPortion = '', reference }) => (
          <tr key={nameOf(nutrient, t)}>
            <th scope="row" data-depth={depth}>
              {nameOf(nutrient, t)}
            </th>
            {cells(per100, perPortion, reference)}
          </tr>
        ))}
      </tbody>
      {withReference ? (
        <tfoot>
          <tr>
            <td colSpan={withPortion ? 4 : 3} className={styles['note']}>
              {t('referenceNote')}
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
};
