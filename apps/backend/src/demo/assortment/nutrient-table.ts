import type { NutrientTable } from '@gastroshop/api-contract';
import { randomOf } from '../random';
import { NUTRIENT_PROFILES } from './nutrient-profiles';

/** kJ and kcal of a gram: fat, carbohydrate, fibre, protein. */
const KJ = [37, 17, 8, 17] as const;
const KCAL = [9, 4, 2, 4] as const;
/** Portion in grams or millilitres. */
const PORTION = 150;

const written = (grams: number): string => String(Number(grams < 1 ? grams.toFixed(2) : grams.toFixed(1)));

const energy = (
  factors: readonly [number, number, number, number],
  grams: readonly [number, number, number, number],
): string =>
  String(Math.round(factors.reduce((sum, factor, index) => sum + factor * (grams[index] ?? 0), 0)));

/**
 * The tables of an article, per 100 and per portion; none without a profile. Producers differ a little, so the figures
 * do as well, by the seed; energy follows from them.
 */
export const nutrientTables = (profile: string | undefined, seed: string): NutrientTable[] => {
  if (profile === undefined) return [];
  const values = NUTRIENT_PROFILES[profile];
  if (values === undefined) throw new Error(`No nutrient profile is called ${profile}`);
  const random = randomOf(`nutrients ${seed}`);
  // Pure substances do not vary.
  const share = values.some((value) => value > 95) ? 1 : 0.96 + random.next() * 0.08;
  const [fat, saturates, carbohydrate, sugars, fibre, protein, salt] = values;
  const table = (basis: NutrientTable['basis'], factor: number): NutrientTable => {
    const of = (value: number): number => value * share * factor;
    const grams = [of(fat), of(carbohydrate), of(fibre), of(protein)] as const;
    return {
      basis,
      energy: { kj: energy(KJ, grams), kcal: energy(KCAL, grams) },
      groups: [
        {
          key: 'FAT',
          quantity: written(of(fat)),
          unit: 'g',
          children: [{ key: 'SATURATES', quantity: written(of(saturates)), unit: 'g' }],
        },
        {
          key: 'CARBOHYDRATE',
          quantity: written(of(carbohydrate)),
          unit: 'g',
          children: [{ key: 'SUGARS', quantity: written(of(sugars)), unit: 'g' }],
        },
        ...(fibre > 0 ? [{ key: 'FIBRE', quantity: written(of(fibre)), unit: 'g' as const }] : []),
        { key: 'PROTEIN', quantity: written(of(protein)), unit: 'g' },
        { key: 'SALT', quantity: written(of(salt)), unit: 'g' },
      ],
    };
  };
  return [table('PER_100', 1), table('PER_PORTION', PORTION / 100)];
};
