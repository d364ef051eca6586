import type { ParseKeys } from 'i18next';
import type { ProductAttribute } from '@gastroshop/domain/product';
import type { Locale } from '@gastroshop/i18n';
import de from './texts/attribute-names.de.json';
import { texts } from '../../text-files';

/** Deadlines and lead days have no name here: they are in force today, and have no place on a sheet that is kept. */
const isNamed = (key: string): key is ParseKeys<'attribute-names'> => Object.hasOwn(de, key);

/** The attributes of an article in words; one that has neither a name of its own nor one here is left out. */
export const attributeNames = (attributes: readonly ProductAttribute[], locale: Locale): readonly string[] =>
  attributes.flatMap(({ key, displayName }) => {
    const name = displayName ?? (isNamed(key) ? texts.getFixedT(locale, 'attribute-names')(key) : undefined);
    return name === undefined ? [] : [name];
  });
