/** Sessions that the provider ends by itself: which of its logout tokens came already, and whose sessions all ended. */
export const backChannelLogout = /* sql */ `
-- A logout token counts once; of its id stands a digest here until the token is over.
create table logout_token (
  id_digest text primary key,
  expires_at timestamptz not null
);
create index logout_token_expiry on logout_token (expires_at);

-- Of whom every session ended: bearers issued up to then are refused, also such as name no session.
create table ended_user (
  user_id text primary key,
  ended_at timestamptz not null
);
grant select on ended_user to shop_app;
`;
