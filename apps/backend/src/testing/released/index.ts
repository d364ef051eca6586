export { layOutRelease } from './release';
