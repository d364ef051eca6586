import type { ReactNode } from 'react';
import { Button, ToggleButtons } from '../../button';
import { DeliveryCalendar } from '../../calendar';
import { Tabs } from '../../disclosure';
import { CheckField, TextField } from '../../field';
import { CategoryTree, FilterChips } from '../../filter';
import { Link } from '../../link';
import { OrderControl } from '../../order-control';
import { Pagination } from '../../table';

const nothing = (): void => undefined;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

const units = [
  { abbreviation: 'Stk', name: 'Stück', minimum: 2 },
  { abbreviation: 'Ktn', name: 'Karton', minimum: 1 },
];

const days = ['26', '27', '30'].map((day) => ({ date: `2026-11-${day}`, kind: 'possible' }) as const);

/** What is pressed, typed into and chosen from. */
export const ThemeControls = (): ReactNode => (
  <>
    <div style={row}>
      <Button variant="filled">Zur Lieferung</Button>
      <Button>Als Vorlage</Button>
      <Button variant="soft">+1 Ktn</Button>
      <Button variant="quiet">Drucken</Button>
      <Button variant="danger">Entfernen</Button>
      <Button variant="filled" busy>
        Senden
      </Button>
    </div>
    <div style={row}>
      <ToggleButtons
        label="Ansicht"
        value="table"
        options={[
          { value: 'table', label: 'Tabelle' },
          { value: 'tiles', label: 'Kacheln' },
        ]}
        onChange={nothing}
      />
    </div>
    <div style={row}>
      <OrderControl name="Obers" amount={2} unit="Ktn" units={units} />
      <OrderControl name="Teebutter" amount={12} unit="Ktn" units={units} inCart />
      <OrderControl name="Bergkäse" amount={1} unit="Stk" units={units} inCart />
      <OrderControl name="Eier" amount={1} unit="Ktn" units={units} disabledReason="wieder ab Mo, 30.11." />
    </div>
    <FilterChips chips={[{ key: 'organic', label: 'Bio' }]} onRemove={nothing} onClear={nothing} />
    <CategoryTree
      current="meat"
      all={{ label: 'Alle Artikel', href: '#all', count: 8412 }}
      categories={[{ key: 'meat', label: 'Fleisch & Geflügel', href: '#meat', count: 318 }]}
    />
    <Tabs
      label="Bestellungen"
      tabs={[
        {
          key: 'open',
          label: 'Offen',
          count: '2',
          content: (
            <p>
              Es gelten die <Link href="#terms">Lieferbedingungen</Link> vom 1. Jänner.
            </p>
          ),
        },
        { key: 'done', label: 'Geliefert', content: '' },
      ]}
    />
    <TextField label="Name der Vorlage" value="Sonntag" error="Den Namen gibt es schon." onChange={nothing} />
    <CheckField label="Mit den Kollegen teilen" checked onChange={nothing} />
    <DeliveryCalendar
      label="Frische & Trockensortiment"
      days={days}
      from="2026-11-24"
      to="2026-12-04"
      today="2026-11-24"
      value="2026-11-26"
      onChange={nothing}
    />
    <Pagination page={2} total={318} onPageChange={nothing} />
  </>
);
