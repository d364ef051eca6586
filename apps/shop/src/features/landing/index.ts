export { LandingScreen, type LandingPageProps } from './landing-screen';
