/**
 * What a shop is called and looks like where neither its tenant nor its group says anything. The name was part of the
 * program before; as a row it is changed like any other. What was said for all already stays, and the name beside the mark
 * with it.
 */
export const everybodysName = /* sql */ `
insert into tenant_setting (scope, tenants, doc) values (
  'GROUP',
  '{AL,GM,GS,IE,KI,KS,KN,LE,LL,LS,PI,SI,SP,AZ,AB,AA,AS,AH,ZU,HA,EN,GF}',
  '{"displayName": "Eurogast Onlineshop", "shortName": "Gastrofresh", "theme": "gastrofresh"}'
) on conflict (scope) do update
  set doc = jsonb_build_object(
    'displayName', 'Eurogast Onlineshop',
    'shortName', case tenant_setting.doc ->> 'theme'
      when 'alpin' then 'Alpingastro'
      when 'landmarkt' then 'Landmarkt'
      when 'kiennast' then 'Kiennast'
      else 'Gastrofresh'
    end
  ) || tenant_setting.doc
  where tenant_setting.doc ->> 'displayName' is null;
`;
