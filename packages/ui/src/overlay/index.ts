export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Drawer, type DrawerProps } from './drawer';
export { Modal, type ModalProps } from './modal';
