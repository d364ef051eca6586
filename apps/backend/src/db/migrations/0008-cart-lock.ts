/**
 * Locks a cart, making it where there is none, and reads it, in one message to the database. The reading is a statement
 * of its own inside: only one that begins when the lock is held sees what the writer before has stored. The caller's
 * rights and policies hold.
 */
export const cartLock = `
create function locked_cart(
  of_tenant text, of_customer text, of_code text, asked text[], made_at timestamptz
)
  returns table (
    cart_version integer, valid_since timestamptz, sku text, "position" bigint, version integer, content jsonb,
    removed_content jsonb, removed_at timestamptz, nara jsonb, acted_at timestamptz, updated_at timestamptz,
    updated_by text, operation_id text, known_operations text[]
  )
  language plpgsql volatile security invoker set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    perform from cart c
      where c.tenant = of_tenant and c.customer_id = of_customer and c.code = of_code for update;
    if not found then
      insert into cart (tenant, customer_id, code, version, valid_since)
        values (of_tenant, of_customer, of_code, 0, made_at)
        on conflict do nothing;
      perform from cart c
        where c.tenant = of_tenant and c.customer_id = of_customer and c.code = of_code for update;
    end if;
    return query
      select c.version, c.valid_since, l.sku, l."position", l.version, l.content, l.removed_content, l.removed_at,
        l.nara, l.acted_at, l.updated_at, l.updated_by, l.operation_id, l.known_operations
      from cart c
      left join cart_line l on l.tenant = c.tenant and l.customer_id = c.customer_id and l.code = c.code
        and (l.content is not null or l.removed_content is not null or l.sku = any (asked))
      where c.tenant = of_tenant and c.customer_id = of_customer and c.code = of_code
      order by l."position";
  end
  $$;
revoke execute on function locked_cart(text, text, text, text[], timestamptz) from public;
grant execute on function locked_cart(text, text, text, text[], timestamptz) to shop_app;
`;
