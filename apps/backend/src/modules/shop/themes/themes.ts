import type { ThemeKey } from '@gastroshop/identity';
import { alpin } from './alpin';
import { gastrofresh } from './gastrofresh';
import { kiennast } from './kiennast';
import { landmarkt } from './landmarkt';
import type { ThemeEntry } from './theme-entry';

/** The look of each theme; tenants name theirs by its key (TEN-3). */
export const themes: Readonly<Record<ThemeKey, ThemeEntry>> = { gastrofresh, alpin, landmarkt, kiennast };
