import { tenantPolicySql } from './rls-policies';

/**
 * Tries for some minutes: what is told late on a lock screen helps nobody, and the shop lists it anyway. Then it is given up
 * without anybody having to look.
 */
const BRIEF = {
  policy: 'standard',
  retryLimit: 6,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
};

/** Devices that users want to be told of notifications on, and the job that tells one. */
export const pushSubscriptions = /* sql */ `
create table push_subscription (
  tenant text not null,
  -- SHA-256 of the endpoint: a device tells one user, whoever was signed in there last and wanted it.
  id text not null,
  user_id text not null,
  -- An address and keys the browser gave: whoever has them can write to the device.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (tenant, id)
);
create index push_subscription_of_user on push_subscription (tenant, user_id, created_at);
${tenantPolicySql('push_subscription')}
select jobs.create_queue('notification-push', '${JSON.stringify(BRIEF)}');
`;
