export { browserSession, type BrowserSessionOptions } from './browser-session';
