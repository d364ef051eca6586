export { PushSwitch, type PushSwitchProps } from './push-switch';
