export { EditorScreen } from './editor-screen';
