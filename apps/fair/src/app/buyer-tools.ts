export { CartTool, CustomerTool } from '@gastroshop/app-shell/frame';
