export { CartTool, CustomerTool, DeliveryDeadline } from '@gastroshop/app-shell/frame';
