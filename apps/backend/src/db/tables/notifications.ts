/** A file that a notification leads to. */
export interface NotificationFileTable {
  tenant: string;
  notification_id: string;
  file_name: string;
  media_type: string;
  bytes: Buffer;
}

/** By which channels a user wants a type of notification. */
export interface NotificationPreferenceTable {
  tenant: string;
  user_id: string;
  type_id: string;
  channels: string[];
}

/** A device that a user is told of notifications on. */
export interface PushSubscriptionTable {
  tenant: string;
  /** SHA-256 of the endpoint. */
  id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}
