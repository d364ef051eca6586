export { ContentPage } from './content-page';
export { FlyersPage } from './flyers-page';
export { HomePage } from './home-page';
export { TradeFairPage } from './trade-fair-page';
