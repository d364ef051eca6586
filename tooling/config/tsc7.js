#!/usr/bin/env node
// The native compiler, which checks types in a third of the time. It offers no programming interface, so what lints goes
// on with TypeScript 6; its package does not export its program, hence the address.
await import(new URL('./bin/tsc', import.meta.resolve('typescript-7/package.json')).href);
