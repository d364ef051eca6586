/** What both functions answer of a line. */
const COLUMNS = `
    cart_version integer, valid_since timestamptz, ordered_version integer, sku text, "position" bigint, version integer,
    content jsonb, removed_content jsonb, removed_at timestamptz, nara jsonb, acted_at timestamptz,
    updated_at timestamptz, updated_by text, operation_id text, known_operations text[], stamps jsonb`;

const SELECTED = `c.version, c.valid_since, c.ordered_version, l.sku, l."position", l.version, l.content,
        l.removed_content, l.removed_at, l.nara, l.acted_at, l.updated_at, l.updated_by, l.operation_id,
        l.known_operations, l.stamps`;

/**
 * A write changes what it names: of each part of a line it is kept when it was changed last. And a cart remembers the
 * version it had after its latest order, so that a write that saw an earlier one is known to mean what was ordered.
 */
export const linesByTheirParts = /* sql */ `
alter table cart add column ordered_version integer not null default 0;

update cart c set ordered_version = s.ordered_version
from (
  select tenant, customer_id, code, max(cart_version) + 1 as ordered_version from submission
  group by tenant, customer_id, code
) s
where s.tenant = c.tenant and s.customer_id = c.customer_id and s.code = c.code;

-- Null: everything of the line was changed with its version.
alter table cart_line add column stamps jsonb;

drop function locked_cart(text, text, text, text[], timestamptz);
drop function locked_line(text, text, text, text, timestamptz);

create function locked_cart(
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

revoke execute on function locked_cart(text, text, text, text[], timestamptz) from public;
revoke execute on function locked_line(text, text, text, text, timestamptz) from public;
grant execute on function locked_cart(text, text, text, text[], timestamptz) to shop_app;
grant execute on function locked_line(text, text, text, text, timestamptz) to shop_app;
`;
