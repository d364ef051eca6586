/** What both functions answer of a line. */
const COLUMNS = `
    cart_version integer, valid_since timestamptz, sku text, "position" bigint, version integer, content jsonb,
    removed_content jsonb, removed_at timestamptz, nara jsonb, acted_at timestamptz, updated_at timestamptz,
    updated_by text, operation_id text, known_operations text[]`;

const SELECTED = `c.version, c.valid_since, l.sku, l."position", l.version, l.content, l.removed_content, l.removed_at,
        l.nara, l.acted_at, l.updated_at, l.updated_by, l.operation_id, l.known_operations`;

/**
 * Who changes one line, as buyers do while they type, locks the whole cart as anybody else, and reads that line alone.
 * The lock is a function of its own, so that there is one. Where it is held, the statement behind it begins anew and
 * sees what the writer before has stored. The caller's rights and policies hold.
 */
export const oneLineLocked = /* sql */ `
create function lock_cart(of_tenant text, of_customer text, of_code text, made_at timestamptz)
  returns void
  language plpgsql volatile security invoker set search_path = public, pg_temp
  as $$
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
  end
  $$;

create or replace function locked_cart(
  of_tenant text, of_customer text, of_code text, asked text[], made_at timestamptz
)
  returns table (${COLUMNS}
  )
  language plpgsql volatile security invoker set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    perform lock_cart(of_tenant, of_customer, of_code, made_at);
    return query
      select ${SELECTED}
      from cart c
      left join cart_line l on l.tenant = c.tenant and l.customer_id = c.customer_id and l.code = c.code
        and (l.content is not null or l.removed_content is not null or l.sku = any (asked))
      where c.tenant = of_tenant and c.customer_id = of_customer and c.code = of_code
      order by l."position";
  end
  $$;

create function locked_line(
  of_tenant text, of_customer text, of_code text, asked text, made_at timestamptz
)
  returns table (${COLUMNS}, last_position bigint
  )
  language plpgsql volatile security invoker set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    perform lock_cart(of_tenant, of_customer, of_code, made_at);
    return query
      select ${SELECTED},
        (
          select coalesce(max(p."position"), 0) from cart_line p
          where p.tenant = of_tenant and p.customer_id = of_customer and p.code = of_code
        )
      from cart c
      left join cart_line l on l.tenant = c.tenant and l.customer_id = c.customer_id and l.code = c.code
        and l.sku = asked
      where c.tenant = of_tenant and c.customer_id = of_customer and c.code = of_code;
  end
  $$;

revoke execute on function lock_cart(text, text, text, timestamptz) from public;
revoke execute on function locked_line(text, text, text, text, timestamptz) from public;
grant execute on function lock_cart(text, text, text, timestamptz) to shop_app;
grant execute on function locked_line(text, text, text, text, timestamptz) to shop_app;
`;
