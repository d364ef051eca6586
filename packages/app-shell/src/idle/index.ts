export { inBackground } from './in-background';
export { useIdle } from './use-idle';
export { useSettled } from './use-settled';
export { whenSettled } from './when-settled';
