export { type Answers, type FakeEnvironment, fakeEnvironment, TEST_CONFIG } from './fake-environment';
export { renderInApp } from './render-in-app';
export { clearCookies, signOnAs } from './sign-on';
