// They travel together: whoever sees one is about to see another.
export { ContentScreen } from './content-screen';
export { StartScreen } from './start-screen';
