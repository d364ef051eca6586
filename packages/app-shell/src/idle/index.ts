export { runInBackground } from './run-in-background';
export { yieldToMain } from './yield-to-main';
export { useIdle } from './use-idle';
export { useSettled } from './use-settled';
export { whenSettled } from './when-settled';
