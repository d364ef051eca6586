export { spokenOnly } from './spoken-only';
