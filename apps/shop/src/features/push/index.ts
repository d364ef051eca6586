export { PushSwitch } from './push-switch';
