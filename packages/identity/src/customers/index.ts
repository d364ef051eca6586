export { addressText, type AssignedCustomer } from './assigned-customer';
export { chooseCustomer, type CustomerChoice, type CustomerSituation } from './choose-customer';
export { filterCustomers, isCustomerSearchOffered, searchableText } from './filter-customers';
export { CUSTOMER_SELECTOR_PATH, customerSelectorAddress, targetAfterSelection } from './selector-address';
export {
  CUSTOMER_COLUMNS,
  DEFAULT_CUSTOMER_SORT,
  sortCustomers,
  type CustomerColumn,
  type CustomerSort,
} from './sort-customers';
