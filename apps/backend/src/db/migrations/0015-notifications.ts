import { newQueue } from './new-queue';
import { tenantPolicySql } from './rls-policies';

/** Notifications have a type, an end and files; users say by which channels they want each type. */
export const notifications = /* sql */ `
alter table notification add column valid_to timestamptz;
alter table notification add column type_id text
  generated always as (doc->'de-AT'->'notificationType'->>'id') stored;
create index notification_by_time on notification (tenant, published_at desc, id);

create table notification_file (
  tenant text not null,
  notification_id text not null,
  file_name text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (tenant, notification_id),
  foreign key (tenant, notification_id) references notification (tenant, id) on delete cascade
);

-- Without a row a type reaches its user in the shop only.
create table notification_preference (
  tenant text not null,
  user_id text not null,
  type_id text not null,
  channels text[] not null,
  primary key (tenant, user_id, type_id)
);
create index notification_preference_of_type on notification_preference (tenant, type_id);
${tenantPolicySql('notification_file')}
${tenantPolicySql('notification_preference')}
${newQueue('notification')}
${newQueue('notification-mail')}
`;
