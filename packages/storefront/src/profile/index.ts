export { profileQuery } from './profile-query';
export { ProfileScreen } from './profile-screen';
