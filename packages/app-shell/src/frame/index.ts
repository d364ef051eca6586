export { AccountMenu, type AccountMenuProps, type MenuWay } from './account-menu';
export { AppProviders, type AppProvidersProps } from './app-providers';
export { CartTool } from './cart-tool';
export { ConnectionState, type ConnectionStateProps } from './connection-state';
export { CustomerTool } from './customer-tool';
export { DeliveryDeadline } from './delivery-deadline';
export { HeaderSearchSlot } from './header-search-slot';
export { useWide } from './use-wide';
