import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cartOutboxReducer } from '@gastroshop/storefront/cart';
import { sessionReducer } from '@gastroshop/storefront/session';
import {
  type BrowserStorage,
  PREFERENCES_KEY,
  preferencesReducer,
  loadPreferences,
} from '@gastroshop/storefront/shop';

const reducer = combineReducers({
  session: sessionReducer,
  preferences: preferencesReducer,
  cartEdits: cartOutboxReducer,
});

/** What outlives a screen and is neither the backend's nor the address's. */
export type AppState = ReturnType<typeof reducer>;

/** Makes the app's store; how the buyer likes to work is read from the browser and kept there. */
export const createAppStore = (storage: BrowserStorage) => {
  const store = configureStore({ reducer, preloadedState: { preferences: loadPreferences(storage) } });
  let kept = store.getState().preferences;
  store.subscribe(() => {
    const { preferences } = store.getState();
    if (preferences === kept) return;
    kept = preferences;
    storage.write(PREFERENCES_KEY, preferences);
  });
  return store;
};

/** The app's store. */
export type AppStore = ReturnType<typeof createAppStore>;
