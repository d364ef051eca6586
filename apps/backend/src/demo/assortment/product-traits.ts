import type { OriginIngredient, PackagingType } from '@gastroshop/domain/product';
import type { Drawing, Tint } from '../../pictures';

/** A text in German and English. */
export type Words = readonly [de: string, en: string];

/** A form an article comes in: what is added to its name, and what it does to the price. */
export interface Variant {
  readonly words: Words;
  readonly factor: number;
}

/** What is told about a wine beyond its name, producer and vintage. */
export interface WineFacts {
  readonly category: Words;
  /** Country code. */
  readonly country: string;
  readonly region: string;
  readonly appellation: string;
  readonly grape: string;
  readonly character: Words;
  readonly meal: Words;
  readonly glass: Words;
  /** Grams per litre. */
  readonly sugar: string;
  readonly acidity: string;
  readonly isCuvee: boolean;
  /** Years it keeps. */
  readonly keeps: number;
}

/** What articles of a shelf have in common, and what a single kind may have otherwise. */
export interface ProductTraits {
  /** Colour of the tile behind the drawing. */
  readonly tint: Tint;
  readonly keep: 'FRESH' | 'FROZEN' | 'AMBIENT';
  /** Brands it is sold under; the empty text is no brand. */
  readonly brands: readonly string[];
  readonly variants: readonly Variant[];
  /** BASIC: a listed basic food. PRODUCER: sold on behalf of the grower. */
  readonly vat: 'BASIC' | 'FOOD' | 'STANDARD' | 'PRODUCER';
  /** Shown on composed foods only; what is plain by nature says nothing. */
  readonly diet: 'VEGAN' | 'VEGETARIAN' | undefined;
  /** Letters contained, then after a slash the traces: "AG/H". Missing: nobody knows. */
  readonly allergens: string | undefined;
  /** Key of the nutrient profile. Missing: none is declared. */
  readonly nutrients: string | undefined;
  /** Countries it may come from; one named twice is twice as likely. */
  readonly countries: readonly string[];
  /** Ingredient whose origin is declared. */
  readonly origin: OriginIngredient | undefined;
  /** Share of its articles that also come organic. */
  readonly organic: number;
  /** Further attribute keys: Msc, Asc, Gf, Lf, Ama. */
  readonly marks: readonly string[];
  /** What it is good for, as a sentence. */
  readonly use: Words;
  readonly storage: Words | undefined;
  readonly ingredients: Words | undefined;
  readonly packaging: PackagingType;
  /** Percent by volume. */
  readonly alcohol: number | undefined;
  /** Container deposit. CAN: 0.25 a piece; CRATE: bottles and crate; KEG. */
  readonly deposit: 'CAN' | 'CRATE' | 'KEG' | undefined;
  /** Time of day by which it must be ordered, on some of the articles. */
  readonly closesAt: string | undefined;
  /** Whether there is a safety datasheet. */
  readonly hazardous: boolean;
  readonly wine: WineFacts | undefined;
  /** Whether shops resell it, so that a retail price is recommended. */
  readonly isRetail: boolean;
}

/** A kind of article on a shelf; brands, variants and packs make articles of it. */
export interface ProductKind {
  readonly words: Words;
  /** Net euro per kg, litre or piece, whichever its packs are measured in. */
  readonly price: number;
  /** Packs, see `readPack`. */
  readonly packs: string;
  readonly drawing: Drawing;
  readonly own: Partial<ProductTraits>;
}

/** A category of the third level with what stands in it. */
export interface CategorySeed {
  readonly id: string;
  readonly words: Words;
  /** How many articles to make. */
  readonly size: number;
  readonly traits: ProductTraits;
  readonly kinds: readonly ProductKind[];
}
