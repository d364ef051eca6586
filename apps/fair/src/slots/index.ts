export { contentSlots } from './content-slots';
