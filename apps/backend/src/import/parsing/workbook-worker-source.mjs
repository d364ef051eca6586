// Sources run in a thread as well: tsx compiles the worker on the fly.
import { register } from 'tsx/esm/api';

register();
const { default: read } = await import('./workbook-worker.ts');
export default read;
