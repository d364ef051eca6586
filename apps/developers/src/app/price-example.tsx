import { OrderControl } from '@gastroshop/ui/order-control';
import { type ReactNode, useState } from 'react';
import { price, prices } from '../examples/price';
import source from '../examples/price.ts?raw';
import { PriceResult, type Unit } from '../results/price-result';
import { Example } from './example';

const RATIOS: Readonly<Record<Unit, number>> = { carton: 12, pack: 1 };

const UNITS = [
  { abbreviation: 'ctn', name: 'carton', plural: 'cartons', content: '12 packs', minimum: 1 },
  { abbreviation: 'pack', name: 'pack', plural: 'packs', minimum: 1 },
];

/** What an amount costs, asked with the amount that stands beside it. */
export const PriceExample = (): ReactNode => {
  const [amount, setAmount] = useState(3);
  const [unit, setUnit] = useState<Unit>('carton');
  const ratio = RATIOS[unit];
  // The last line asks what the page asks.
  const code = `${source.trimEnd()}\n\nconsole.log(price(${amount}, ${ratio}));\n`;
  return (
    <Example
      title="What does it cost, and why?"
      facts="domain · no React, no network"
      file="price.ts"
      code={code}
      marked={code.trimEnd().split('\n').length}
      resultTools={
        <OrderControl
          name="of the example"
          amount={amount}
          unit={unit === 'pack' ? 'pack' : 'ctn'}
          units={UNITS}
          inCart
          withoutToggle
          onChange={(asked) => {
            setAmount(asked.amount);
            setUnit(asked.unit === 'pack' ? 'pack' : 'carton');
          }}
        />
      }
    >
      <PriceResult
        row={price(amount, ratio)}
        question={{ prices, amount, unit: { ratio }, day: '2026-11-26' }}
        unit={unit}
      />
    </Example>
  );
};
