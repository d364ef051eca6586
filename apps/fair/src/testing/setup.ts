import { setUpTests } from '@gastroshop/app-shell/testing/set-up-tests';

setUpTests();
