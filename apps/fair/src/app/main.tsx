import '@gastroshop/app-shell/start/shell.css';
import { pageAddress, shownPath } from '@gastroshop/app-shell/boot';
import { fairCodeOf } from '@gastroshop/identity';
import { mainShopLinks } from './links';
import { startFair } from './start-fair';

const fairCode = fairCodeOf(shownPath());

// Without a code there is no fair: the main shop says which there are.
if (fairCode === undefined) location.replace(pageAddress(mainShopLinks.fairs));
else await startFair(fairCode);
