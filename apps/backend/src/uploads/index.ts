export { registerImports } from './register-imports';
export { runUpload } from './run-upload';
export { lookAtFolder } from './watch-folder';
