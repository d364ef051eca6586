export { type Answers, type FakeEnvironment, fakeEnvironment } from './fake-environment';
export { renderInApp } from './render-in-app';
export { clearCookies, signOnAs } from './sign-on';
