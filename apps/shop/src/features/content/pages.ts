// They travel together: whoever sees one is about to see another.
export { ContentPage } from './content-page';
export { StartPage } from './start-page';
