// Sources run in a thread as well: tsx compiles the worker on the fly.
import { register } from 'tsx/esm/api';

register();
const { default: render } = await import('./render-worker.ts');
export default render;
