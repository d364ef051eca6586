export { inBackground } from './in-background';
export { useIdle } from './use-idle';
export { whenIdle } from './when-idle';
