/** Texts of one language by key. Values stand in double braces; `_one` and `_other` end the keys of plural forms. */
export type Texts = Readonly<Record<string, string>>;

type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} ` ? Trimmed<Rest> : Text;

/** Names of the values a text asks for. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Trimmed<Name> | Placeholders<Rest>
  : never;

/** A plural form may say "one" in letters, so the count may be missing in it. */
type Compared<Text> = Exclude<Placeholders<Text>, 'count'>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** What texts must be to match those of the other language: the same keys, the same values in each. */
export type MatchingTexts<Other, Own> = {
  readonly [Key in keyof Other]: Key extends keyof Own
    ? Same<Compared<Other[Key]>, Compared<Own[Key]>> extends true
      ? string
      : 'The values in this text differ from those in the other language'
    : string;
};

/** The other plural form of each plural form. */
export type PluralForms<Own> = {
  readonly [
    Key in keyof Own as Key extends `${infer Base}_one`
      ? `${Base}_other`
      : Key extends `${infer Base}_other`
        ? `${Base}_one`
        : never
  ]: string;
};

type Base<Key> = Key extends `${infer Name}_one` ? Name : Key extends `${infer Name}_other` ? Name : Key;

/** The keys one asks for: those of the texts, plural forms under their common name. */
export type TextKey<T> = Base<keyof T & string>;

type FormsOf<T, Key extends string> = T[(Key | `${Key}_one` | `${Key}_other`) & keyof T];

type PluralKey<T> = keyof T extends infer Key ? (Key extends `${infer Name}_other` ? Name : never) : never;

/** The values a text needs, by name. */
export type TextValues<T, Key extends string> = Readonly<
  Record<Exclude<Placeholders<FormsOf<T, Key>>, 'count'>, string | number>
> &
  (Key extends PluralKey<T> ? { readonly count: number } : unknown) &
  ('count' extends Placeholders<FormsOf<T, Key>> ? { readonly count: number } : unknown);

/** Looks up a text by key and fills in its values; whoever forgets a value or asks for no text does not compile. */
export interface Translate<T> {
  <Key extends TextKey<T>>(
    key: Key,
    ...values: keyof TextValues<T, Key> extends never ? [] : [values: TextValues<T, Key>]
  ): string;
  /** Which keys and values there are: for the compiler and `texts:usage` alone, never set. */
  readonly keys?: T;
}
