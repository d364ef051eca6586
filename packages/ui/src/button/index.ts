export { Button, type ButtonLook, type ButtonProps, type ButtonVariant } from './button';
export { IconButton, type IconButtonProps } from './icon-button';
export { badgeCount } from './badge-count';
export { ToggleButtons, type ToggleButtonsProps, type ToggleOption } from './toggle-buttons';
