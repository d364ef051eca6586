export { customersOf, demoAccounts, userIdOf } from './accounts';
export { chosenCustomers, FAIR_CUSTOMER, MAIN_CUSTOMER } from './chosen-customers';
export { type DemoCustomer, type PurchaseProfile } from './customer';
export { holidayExceptions } from './holidays';
export { manyCustomers } from './many-customers';
export { storePeople } from './store-people';
