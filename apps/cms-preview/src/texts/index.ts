export { useBlockName } from './use-block-name';
