import { setUpTests } from '@gastroshop/storefront/testing/set-up-tests';

setUpTests();
