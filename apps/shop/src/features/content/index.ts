export { ContentPage } from './content-page';
export { contentSlots } from './content-slots';
export { FlyersPage } from './flyers-page';
export { HomePage } from './home-page';
export { QueryFailure } from './query-failure';
export { contentPageTexts } from './texts';
export { TradeFairPage } from './trade-fair-page';
