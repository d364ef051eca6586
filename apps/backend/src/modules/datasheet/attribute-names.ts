import type { ProductAttribute } from '@gastroshop/domain/product';
import { defineNamespace, translator, type Locale } from '@gastroshop/i18n';
import type { AttributeNamesTexts } from '../../i18next-resources';
import de from './texts/attribute-names.de.json';
import en from './texts/attribute-names.en.json';

const texts = defineNamespace<AttributeNamesTexts>('attribute-names', { de, en });

/** Deadlines and lead days have no name here: they are in force today, and have no place on a sheet that is kept. */
const isNamed = (key: string): key is keyof AttributeNamesTexts => Object.hasOwn(de, key);

/** The attributes of an article in words; one that has neither a name of its own nor one here is left out. */
export const attributeNames = (attributes: readonly ProductAttribute[], locale: Locale): readonly string[] =>
  attributes.flatMap(({ key, displayName }) => {
    const name = displayName ?? (isNamed(key) ? translator(texts, locale)(key) : undefined);
    return name === undefined ? [] : [name];
  });
