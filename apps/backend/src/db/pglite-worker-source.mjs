// Sources run in a thread as well: tsx compiles the worker on the fly.
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
