'use client';

import { priceRow } from '@gastroshop/domain/pricing';
import { formatPrice } from '@gastroshop/i18n';
import { Button, OrderControl, PriceLabel } from '@gastroshop/ui';
import { useState, type ReactNode } from 'react';

/** The price of the market's leaflet, in cartons of six, cheaper from four cartons on. */
const prices = [
  { type: 'LIST', rawValueString: '4.15', minQuantity: 1 },
  { type: 'LIST', rawValueString: '3.99', minQuantity: 24 },
] as const;
const carton = { ratio: 6 };

/**
 * The offer of the week: what an amount of it costs on a day.
 *
 * @param day of the price; the server names it, so that server and browser show the same
 */
export const Offer = ({ day }: { readonly day: string }): ReactNode => {
  const [amount, setAmount] = useState(4);
  const [noted, setNoted] = useState<number>();
  const row = priceRow({ prices, amount, unit: carton, day });
  return (
    <section aria-label="Angebot der Woche">
      <h2>Hafermilch, Karton zu 6</h2>
      {row.kind === 'PRICED' ? (
        <PriceLabel price={{ priceText: formatPrice(row.rowTotal), unit: `${amount} Kt` }} />
      ) : null}
      <OrderControl
        name="Hafermilch"
        amount={amount}
        unit="Kt"
        units={[]}
        inCart
        withoutToggle
        onChange={(next) => {
          setAmount(next.amount);
        }}
      />
      <Button
        variant="filled"
        onClick={() => {
          setNoted(amount);
        }}
      >
        Vormerken
      </Button>
      <p role="status">{noted === undefined ? null : `${noted} Kt sind vorgemerkt.`}</p>
    </section>
  );
};
