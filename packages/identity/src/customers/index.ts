export { customerAddressText, type AssignedCustomer } from './assigned-customer';
export {
  decideCustomerSelection,
  type CustomerSelection,
  type CustomerSelectionInput,
} from './decide-customer-selection';
export { filterCustomers, isCustomerSearchOffered, normalizeForSearch } from './filter-customers';
export { rankCustomers } from './rank-customers';
export { customerTowns, type CustomerTown } from './customer-towns';
export { CUSTOMER_SELECTOR_PATH, customerSelectorUrl, targetAfterSelection } from './customer-selector-url';
export {
  CUSTOMER_COLUMNS,
  DEFAULT_CUSTOMER_SORT,
  sortCustomers,
  type CustomerColumn,
  type CustomerSort,
} from './sort-customers';
