import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => onlineManager.subscribe(listener);
const isOnline = (): boolean => onlineManager.isOnline();

/** Whether the backend can be reached, as far as is known; the component renders again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnline);
