import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { BrowserStorage } from './browser-storage';

/** How buyers like to work; the same for all customers, kept by the browser. */
export interface Preferences {
  readonly listView: 'table' | 'tiles';
  readonly density: 'normal' | 'compact';
  /** Articles a page; 0 is the shop's own number. */
  readonly pageSize: number;
  /** The cart panel beside lists is folded to its rail. */
  readonly panelFolded: boolean;
}

const initialState: Preferences = { listView: 'table', density: 'normal', pageSize: 0, panelFolded: false };

/** A buyer likes to work differently from now on. */
export const preferencesChanged = createAction<Partial<Preferences>>('preferences/changed');

/** How buyers like to work. */
export const preferencesReducer = (state: Preferences = initialState, action: UnknownAction): Preferences =>
  preferencesChanged.match(action) ? { ...state, ...action.payload } : state;

/** Where the preferences are kept. */
export const PREFERENCES_KEY = 'gastroshop:preferences';

/** Reads what was kept; whatever cannot be is left out. */
export const loadPreferences = (storage: BrowserStorage): Preferences => {
  const kept = storage.read(PREFERENCES_KEY);
  if (typeof kept !== 'object' || kept === null) return initialState;
  const { listView, density, pageSize, panelFolded } = kept as Partial<Record<keyof Preferences, unknown>>;
  return {
    listView: listView === 'tiles' ? 'tiles' : initialState.listView,
    density: density === 'compact' ? 'compact' : initialState.density,
    pageSize: typeof pageSize === 'number' ? pageSize : initialState.pageSize,
    panelFolded: panelFolded === true,
  };
};
