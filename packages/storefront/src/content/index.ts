export { contentPageQuery, footerQuery, headerQuery, startPageQuery } from './content-queries';
