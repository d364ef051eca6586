import type { CalendarDate } from '../calendar';
import type { TemperatureGroup } from '../delivery';
import { decimal, toMoney, type Decimal, type DecimalString, type Money } from '../money';
import { fromCents, type Cents } from './cents';
import { compareDeliveries, deliveryKey, type LineDelivery } from './line-delivery';

/** Value added tax of one delivery at one rate. */
export interface VatAmount {
  readonly date: CalendarDate;
  readonly temperature?: TemperatureGroup | undefined;
  /** Percent without needless zeros, so that "10" and "10.0" are one rate. */
  readonly ratePercent: DecimalString;
  /** Euro the tax is taken on: rows, fees and taxed deposit of this delivery and rate. */
  readonly base: Money;
  /** Euro, rounded half up once from the base. */
  readonly vat: Money;
}

interface Rate {
  /** Percent without needless zeros. */
  readonly name: DecimalString;
  readonly percent: Decimal;
}

interface Entry {
  readonly delivery: LineDelivery;
  readonly date: CalendarDate;
  readonly rate: Rate;
  base: Cents;
}

/**
 * Collects what is taxed, by delivery and rate. Once something without a known rate was added, no tax is known:
 * a partial tax would be shown as if it were the whole.
 */
export class VatLedger {
  readonly #entries = new Map<string, Entry>();
  readonly #rates = new Map<DecimalString, Rate>();
  #complete = true;

  /**
   * Adds to the base of a delivery and rate.
   *
   * @throws RangeError when the rate is no decimal number
   */
  add(delivery: LineDelivery, ratePercent: DecimalString | undefined, base: Cents): void {
    const { date } = delivery;
    if (ratePercent === undefined || date === undefined) {
      this.#complete = false;
      return;
    }
    const rate = this.#rate(ratePercent);
    const key = `${deliveryKey(delivery)} ${rate.name}`;
    const entry = this.#entries.get(key);
    if (entry === undefined) this.#entries.set(key, { delivery, date, rate, base });
    else entry.base += base;
  }

  /** The tax by delivery, then rising rate; undefined when a rate was missing. */
  amounts(): readonly VatAmount[] | undefined {
    if (!this.#complete) return undefined;
    return [...this.#entries.values()]
      .sort((a, b) => compareDeliveries(a.delivery, b.delivery) || a.rate.percent.comparedTo(b.rate.percent))
      .map(toVatAmount);
  }

  /** A cart has many lines and few rates: each spelling is read once. */
  #rate(ratePercent: DecimalString): Rate {
    const known = this.#rates.get(ratePercent);
    if (known !== undefined) return known;
    const percent = decimal(ratePercent);
    const rate = { name: percent.toString(), percent };
    this.#rates.set(ratePercent, rate);
    return rate;
  }
}

const toVatAmount = ({ delivery: { temperature }, date, rate, base }: Entry): VatAmount => ({
  date,
  ...(temperature !== undefined && { temperature }),
  ratePercent: rate.name,
  base: fromCents(base),
  vat: toMoney(decimal(fromCents(base)).times(rate.percent).dividedBy(100)),
});
