export { FramedPage } from './framed-page';
