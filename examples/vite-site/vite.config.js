import { defineConfig } from 'vite';

const backend = { target: process.env.BACKEND ?? 'http://localhost:4000', xfwd: true };

// The site passes the shop's paths on, so that the browser sees one origin and the session is its own.
const proxy = { '/v1': backend, '/auth': backend, '/media': backend, '/oidc': backend };

export default defineConfig({ server: { port: 5173, proxy }, preview: { proxy } });
