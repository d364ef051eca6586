import '@gastroshop/app-shell/start/shell.css';
import { fairCodeOf } from '@gastroshop/identity';
import { mainShopLinks } from './links';
import { startFair } from './start-fair';

const fairCode = fairCodeOf(location.pathname);

// Without a code there is no fair: the main shop says which there are.
if (fairCode === undefined) location.replace(mainShopLinks.fairs);
else await startFair(fairCode);
