import type { Locale } from '@gastroshop/i18n';

type Words = Readonly<Record<Locale, string>>;

const same = (word: string): Words => ({ 'de-AT': word, 'en-GB': word });
const both = (german: string, english: string): Words => ({ 'de-AT': german, 'en-GB': english });

/** Vitamins and minerals with a reference intake, as labels name them. */
const WORDS: Readonly<Record<string, Words | undefined>> = {
  VITAMIN_A: same('Vitamin A'),
  VITAMIN_D: same('Vitamin D'),
  VITAMIN_E: same('Vitamin E'),
  VITAMIN_K: same('Vitamin K'),
  VITAMIN_C: same('Vitamin C'),
  THIAMIN: both('Thiamin (Vitamin B1)', 'Thiamin (vitamin B1)'),
  RIBOFLAVIN: both('Riboflavin (Vitamin B2)', 'Riboflavin (vitamin B2)'),
  NIACIN: same('Niacin'),
  VITAMIN_B6: same('Vitamin B6'),
  FOLIC_ACID: both('Folsäure', 'Folic acid'),
  VITAMIN_B12: same('Vitamin B12'),
  BIOTIN: same('Biotin'),
  PANTOTHENIC_ACID: both('Pantothensäure', 'Pantothenic acid'),
  POTASSIUM: both('Kalium', 'Potassium'),
  CHLORIDE: both('Chlorid', 'Chloride'),
  CALCIUM: both('Kalzium', 'Calcium'),
  PHOSPHORUS: both('Phosphor', 'Phosphorus'),
  MAGNESIUM: same('Magnesium'),
  IRON: both('Eisen', 'Iron'),
  ZINC: both('Zink', 'Zinc'),
  COPPER: both('Kupfer', 'Copper'),
  MANGANESE: both('Mangan', 'Manganese'),
  FLUORIDE: both('Fluorid', 'Fluoride'),
  SELENIUM: both('Selen', 'Selenium'),
  CHROMIUM: both('Chrom', 'Chromium'),
  MOLYBDENUM: both('Molybdän', 'Molybdenum'),
  IODINE: both('Jod', 'Iodine'),
};

/** The name of a vitamin or mineral; one the shop does not know keeps its key, readable. */
export const nutrientName = (key: string, locale: Locale): string =>
  WORDS[key]?.[locale] ?? key.charAt(0) + key.slice(1).toLowerCase().replaceAll('_', ' ');
