import { useDispatch, useSelector } from 'react-redux';
import { useCallback } from 'react';
import { type Preferences, preferencesChanged } from '../shop';

interface PreferencesState {
  readonly preferences: Preferences;
}

/** How the buyer likes to see lists, and how to change that. */
export const usePreferences = (): readonly [Preferences, (change: Partial<Preferences>) => void] => {
  const preferences = useSelector(({ preferences: all }: PreferencesState) => all);
  const dispatch = useDispatch();
  const change = useCallback(
    (changed: Partial<Preferences>) => {
      dispatch(preferencesChanged(changed));
    },
    [dispatch],
  );
  return [preferences, change];
};
