export { followTenants, type FollowedTenants } from './follow-tenants';
export { isTenant, readHosts, readMemberships } from './read-tenants';
