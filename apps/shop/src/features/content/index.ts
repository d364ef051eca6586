export { contentSlots } from './content-slots';
export { QueryFailure } from './query-failure';
export { contentRoutes } from './route';
