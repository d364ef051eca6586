import { completeBrowser } from '@gastroshop/config/browser-tests';

completeBrowser();
