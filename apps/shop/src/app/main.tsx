import './shell.css';
import { createEnvironment } from './environment';
import { startShop } from './start-shop';

await startShop(createEnvironment());
