/** How scenes are shown. */
export interface ScreenVariant {
  readonly locale: 'de-AT' | 'en-GB';
  readonly scheme: 'light' | 'dark';
}

/** The two looks that between them have both languages and both schemes. */
export const TWO_LOOKS: readonly ScreenVariant[] = [
  { locale: 'de-AT', scheme: 'light' },
  { locale: 'en-GB', scheme: 'dark' },
];

/** Every look there is. */
export const ALL_LOOKS: readonly ScreenVariant[] = [
  ...TWO_LOOKS,
  { locale: 'de-AT', scheme: 'dark' },
  { locale: 'en-GB', scheme: 'light' },
];
