export { ContactsPage } from './contacts-page';
export { ContentPage } from './content-page';
export { FlyersPage } from './flyers-page';
export { HomePage } from './home-page';
export { JobPage } from './job-page';
export { JobsPage } from './jobs-page';
export { TradeFairPage } from './trade-fair-page';
