export { AppHeader, type AppHeaderProps } from './app-header';
export { AppProviders, type AppProvidersProps } from './app-providers';
export { HeaderCart } from './header-cart';
export { ConnectionState, type ConnectionStateProps } from './connection-state';
export { HeaderCustomer } from './header-customer';
export { DeliveryDeadline } from './delivery-deadline';
export { MobileCustomer } from './mobile-customer';
export { HeaderSearchSlot } from './header-search-slot';
export { useWide } from './use-wide';
