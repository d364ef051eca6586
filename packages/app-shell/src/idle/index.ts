export { inBackground } from './in-background';
export { nextTask } from './next-task';
export { useIdle } from './use-idle';
export { useSettled } from './use-settled';
export { whenSettled } from './when-settled';
