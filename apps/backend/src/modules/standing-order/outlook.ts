import type { StandingOccurrence } from '@gastroshop/api-contract';
import { addDays } from '@gastroshop/domain/calendar';
import {
  type DeliverySchedule,
  findDelivery,
  orderValueGap,
  productDeadline,
  temperatureGroup,
  type TourName,
} from '@gastroshop/domain/delivery';
import { lineDeadline } from '@gastroshop/domain/order-life';
import { sumMoney } from '@gastroshop/domain/money';
import {
  deliveryWeekdays,
  lostWeekdays,
  nextOccurrences,
  occurrenceTimes,
  parAmount,
  standingOrderState,
  standingQuestions,
  substituteAmong,
  type HaltReason,
  type OccurrenceTimes,
  type PlannedOccurrence,
  type StandingOrderState,
} from '@gastroshop/domain/standing-orders';
import type { Queries, StoredStandingLine } from '../../db';
import { tourSchedules, type LineView, type TourSchedule } from '../cart';
import { deliveryTerms, type CustomerDeliveryTerms } from '../customer';
import { goodsToCome } from '../order';
import { loadProducts, type Buyer, type LoadedProducts } from '../product';
import type { ActingCustomer } from '../../access';
import { readOccurrences, type OccurrenceRow } from './occurrence-row';
import { filledLine, isWanted, lineOnTheWire, pricedLine, type PricedLine } from './standing-line';
import { readStockLevels } from './stock-levels';
import { pauseOf, planOf, type StandingOrderOwner, type StandingOrderRow } from './standing-order-row';

/** Frozen goods that come on days of their own come so many days after the others at most. */
const OTHER_TOUR_DAYS = 6;
/** Exceptions and notes that are over for longer count no more. */
const PAST_DAYS = 45;

/** For whom and when standing orders are looked at. */
export interface Outlook {
  readonly owner: StandingOrderOwner;
  readonly buyer: Buyer & { readonly customer: ActingCustomer };
  readonly now: Date;
  readonly graceMinutes: number;
}

/** What comes, and what it comes with. */
interface Goods {
  readonly lines: readonly PricedLine[];
  readonly tours: readonly TourSchedule[];
}

/** A standing order with everything that what it will do follows from. */
export interface StandingOutlook extends Goods {
  readonly row: StandingOrderRow;
  /** What comes on the days of the rhythm that differ. */
  readonly ownGoods: ReadonlyMap<string, Goods>;
  readonly schedule: DeliverySchedule;
  readonly state: StandingOrderState;
  readonly halt: HaltReason | undefined;
  readonly notes: ReadonlyMap<string, OccurrenceRow>;
  /** The articles that are named for a line that is not to be had, as they would come instead. */
  readonly substitutesOf: (line: PricedLine) => readonly PricedLine[];
  /** A line as it is filled up for a delivery, see {@link filledLine}. */
  readonly filled: (line: PricedLine, day: string, submitAt: number) => PricedLine;
  /** Numbers of what is on its way, by the day it comes. */
  readonly onTheirWay: ReadonlyMap<string, ReadonlySet<string>>;
}

const haltOf = (
  row: StandingOrderRow,
  schedule: DeliverySchedule,
  { isDisabled }: ActingCustomer,
): HaltReason | undefined => {
  if (isDisabled) return 'CUSTOMER_DISABLED';
  const { slotsByDay } = schedule;
  return slotsByDay.size === 0 || lostWeekdays(row.rhythm, schedule).length > 0
    ? 'NO_DELIVERY_DAY'
    : undefined;
};

/** The tours of some lines; of what nobody knows any more the main one. */
const toursOf = (
  lines: readonly Pick<LineView, 'product'>[],
  terms: CustomerDeliveryTerms,
  addressId: string | undefined,
): readonly TourSchedule[] =>
  tourSchedules(lines, terms, addressId).tours.toSorted(
    (a, b) => Number(b.tour.name === 'MAIN') - Number(a.tour.name === 'MAIN'),
  );

/** The schedule whose days a standing order with these lines repeats on: the main tour's, where something travels on it. */
export const standingSchedule = async (
  queries: Queries,
  { owner, buyer }: Pick<Outlook, 'owner' | 'buyer'>,
  lines: readonly Pick<StoredStandingLine, 'sku' | 'amount' | 'unitAbbreviation'>[],
  addressId: string | undefined,
): Promise<{ readonly schedule: DeliverySchedule | undefined; readonly priced: readonly PricedLine[] }> => {
  const since = addDays(buyer.today, -PAST_DAYS);
  const terms = await deliveryTerms(queries, owner.tenant, owner.customerId, since);
  const skus = lines.map(({ sku }) => sku);
  const products = await loadProducts(queries, buyer, skus, { slots: terms });
  const priced = lines.map((line) => pricedLine(line, products, buyer.today));
  const tours = toursOf(
    priced.map(({ view }) => view),
    terms,
    addressId,
  );
  return { schedule: tours[0]?.schedule, priced };
};

/** What the customer has ordered that is still to come, by its day. */
const goodsByDay = async (
  queries: Queries,
  { owner, buyer, now }: Pick<Outlook, 'owner' | 'buyer' | 'now'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const days = new Map<string, Set<string>>();
  for (const { day, sku } of await goodsToCome(queries, owner, { today: buyer.today, now, skus }))
    days.set(day, (days.get(day) ?? new Set()).add(sku));
  return days;
};

/** A line with another article in it, compared with what the line was before. */
const insteadOf = (line: PricedLine, sku: string, products: LoadedProducts, today: string): PricedLine => ({
  ...pricedLine({ ...line.stored, sku }, products, today),
  insteadOf: line,
  ...(line.fill !== undefined && { fill: line.fill }),
  ...(line.usual !== undefined && { usual: insteadOf(line.usual, sku, products, today) }),
});

/** Looks at standing orders of one customer: articles and deliveries are read once for all of them. */
export const lookAt = async (
  queries: Queries,
  { owner, buyer, now }: Pick<Outlook, 'owner' | 'buyer' | 'now'>,
  rows: readonly StandingOrderRow[],
): Promise<readonly StandingOutlook[]> => {
  const { today, customer } = buyer;
  const since = addDays(today, -PAST_DAYS);
  const terms = await deliveryTerms(queries, owner.tenant, owner.customerId, since);
  const ids = rows.map(({ id }) => id);
  const notes = await readOccurrences(queries, owner, ids, since);
  const skus = [...new Set([...rows, ...notes].flatMap(({ lines }) => (lines ?? []).map(({ sku }) => sku)))];
  const own = await loadProducts(queries, buyer, skus, { slots: terms });
  const named = rows.some(({ guards }) => guards.missing === 'SUBSTITUTE')
    ? skus.flatMap((sku) => own.get(sku)?.replacementSkus ?? [])
    : [];
  const all = [...new Set([...skus, ...named])];
  const products =
    all.length === skus.length ? own : await loadProducts(queries, buyer, all, { slots: terms });
  const kept = [...rows, ...notes].flatMap(({ lines }) =>
    (lines ?? []).filter(({ par }) => par !== undefined),
  );
  const stock = await readStockLevels(queries, owner, { now, skus: new Set(kept.map(({ sku }) => sku)) });
  const onTheirWay = await goodsByDay(queries, { owner, buyer, now }, all);
  return rows.flatMap((row) => {
    const goodsOf = (stored: readonly StoredStandingLine[]): Goods => {
      const lines = stored.map((line) => pricedLine(line, products, today));
      const views = lines.map(({ view }) => view);
      return { lines, tours: toursOf(views, terms, row.addressId ?? undefined) };
    };
    const ownNotes = notes.filter(({ standingOrderId }) => standingOrderId === row.id);
    const goods = goodsOf(row.lines);
    const [first] = goods.tours;
    if (first === undefined) return [];
    const { schedule } = first;
    const halt = haltOf(row, schedule, customer);
    const { isStopped, until } = row;
    return [
      {
        row,
        ...goods,
        ownGoods: new Map(
          ownNotes.flatMap(({ date, lines }) => (lines === null ? [] : [[date, goodsOf(lines)] as const])),
        ),
        schedule,
        halt,
        onTheirWay,
        filled: (line, until, submitAt) =>
          filledLine(line, products, today, (par, unit) =>
            parAmount(
              {
                par,
                unit,
                ...stock({ sku: line.stored.sku, addressId: row.addressId ?? undefined, until }),
              },
              { submitAt, now: now.getTime() },
            ),
          ),
        substitutesOf: (line) =>
          row.guards.missing === 'SUBSTITUTE'
            ? (line.view.product.replacementSkus ?? []).map((sku) => insteadOf(line, sku, products, today))
            : [],
        state: standingOrderState({ isStopped, ...pauseOf(row), until: until ?? undefined, halt }, today),
        notes: new Map(ownNotes.map((note) => [note.date, note])),
      },
    ];
  });
};

/** Weekdays of a standing order's deliveries, and those of its rhythm that have gone. */
export const weekdaysOf = ({ row, schedule }: StandingOutlook) => ({
  deliveryDays: deliveryWeekdays(schedule),
  lostDays: lostWeekdays(row.rhythm, schedule),
});

/** The day of each tour of an occurrence: its own, which is the main one's, else the first from then on. */
const daysOf = (
  tours: readonly TourSchedule[],
  day: string,
): readonly { readonly tour: TourSchedule; readonly date: string }[] =>
  tours.flatMap((tour) => {
    for (let days = 0; days <= OTHER_TOUR_DAYS; days += 1) {
      const date = addDays(day, days);
      if (findDelivery(tour.schedule, date) !== undefined) return [{ tour, date }];
    }
    return [];
  });

/** Puts what comes instead in the place of what is not to be had, where something is named that comes along (STD-13). */
const withSubstitutes = (
  { substitutesOf }: StandingOutlook,
  { lines, tours }: Goods,
): readonly PricedLine[] => {
  const taken = new Set(lines.map(({ stored }) => stored.sku));
  return lines.map((line) => {
    if (!line.isMissing || line.fill?.kind === 'ENOUGH') return line;
    const candidates = substitutesOf(line).map((priced) => ({
      priced,
      sku: priced.stored.sku,
      canBeOrdered: priced.view.problem === undefined,
      comesAlong: tours.some(({ tour }) =>
        tour.temperatures.includes(temperatureGroup(priced.view.product.attributes)),
      ),
    }));
    const found = substituteAmong(candidates, taken);
    if (found === undefined) return line;
    taken.add(found.sku);
    return found.priced;
  });
};

/** An occurrence that comes, with its goods, its days and its moments. */
export interface ComingOccurrence extends Goods {
  readonly date: string;
  readonly day: string;
  readonly days: Readonly<Partial<Record<TourName, string>>>;
  readonly times: OccurrenceTimes;
}

/**
 * When an occurrence comes and until when it can be ordered: until the first deadline of the deliveries it needs.
 *
 * @returns undefined where its day is closed, or some of the goods have no day
 */
export const comingOccurrence = (
  outlook: StandingOutlook,
  { date, delivery }: PlannedOccurrence,
  graceMinutes: number,
): ComingOccurrence | undefined => {
  if (delivery === undefined) return undefined;
  const goods = outlook.ownGoods.get(date) ?? outlook;
  const { tours } = goods;
  const unfilled = withSubstitutes(outlook, goods);
  const days = daysOf(tours, delivery.date);
  if (days.length < tours.length) return undefined;
  const deadlines = days.flatMap(({ tour, date: day }) => findDelivery(tour.schedule, day)?.deadline ?? []);
  const ofLines = unfilled
    .filter((line) => !line.isMissing)
    .flatMap(({ view: { product } }) => {
      const group = temperatureGroup(product.attributes);
      const found = days.find(({ tour }) => tour.tour.temperatures.includes(group));
      if (found === undefined) return [];
      return lineDeadline(found.tour.schedule, found.date, productDeadline(product.attributes)) ?? [];
    });
  const times = occurrenceTimes(Math.min(...deadlines), ofLines, graceMinutes);
  // Whether a count is fresh follows from when it is ordered, and so that comes first.
  const filled = goods.lines.map((line) => outlook.filled(line, delivery.date, times.submitAt));
  return {
    date,
    lines: withSubstitutes(outlook, { lines: filled, tours }),
    tours,
    day: delivery.date,
    days: Object.fromEntries(days.map(({ tour, date: day }) => [tour.tour.name, day])),
    times,
  };
};

/** What of an occurrence would be ordered, and what it would be asked. */
export const wantedOf = ({ row }: StandingOutlook, { lines, tours, days }: ComingOccurrence) => {
  const live = lines.filter(isWanted);
  const shortfalls = tours.flatMap(({ tour, schedule }) => {
    const day = days[tour.name];
    const slot = day === undefined ? undefined : findDelivery(schedule, day)?.slot;
    const onTour = live.filter(({ view }) =>
      tour.temperatures.includes(temperatureGroup(view.product.attributes)),
    );
    if (slot === undefined || onTour.length === 0) return [];
    const net = sumMoney(onTour.flatMap(({ total }) => total ?? []));
    return orderValueGap(slot, net).toMinimum ?? [];
  });
  const questions = standingQuestions({
    lines: lines.map(({ stored, view, isMissing: gone, total, fill, usual }) => ({
      sku: stored.sku,
      isMissing: gone,
      isEnough: fill?.kind === 'ENOUGH',
      isUncounted: fill?.kind === 'NOT_COUNTED',
      smallestAmount: view.problem?.code === 'INVALID_AMOUNT' ? view.problem.minQty : undefined,
      before: stored.seenTotal,
      now: usual === undefined ? total : usual.total,
      hasOtherAllergens:
        !gone &&
        stored.seenAllergens !== undefined &&
        stored.seenAllergens !== (view.product.allergenInfoCodes ?? ''),
    })),
    shortfall: shortfalls[0],
    guards: row.guards,
  });
  return {
    live,
    leftOut: lines.filter(({ isMissing, fill }) => isMissing && fill?.kind !== 'ENOUGH'),
    questions,
    net: sumMoney(live.flatMap(({ total }) => total ?? [])),
    isEstimated: live.some(({ view }) => view.product.weighed !== undefined),
  };
};

const nameIn = (lines: readonly PricedLine[], sku: string): string =>
  lines.find(({ stored }) => stored.sku === sku)?.view.product.name ?? sku;

const wireQuestions = (
  lines: readonly PricedLine[],
  questions: ReturnType<typeof standingQuestions>,
): StandingOccurrence['questions'] =>
  questions.map((question) => ({
    kind: question.kind,
    ...('sku' in question && { sku: question.sku, name: nameIn(lines, question.sku) }),
    ...(question.kind === 'AMOUNT_TOO_SMALL' && { smallestAmount: question.smallestAmount }),
    ...((question.kind === 'PRICE_RISE' || question.kind === 'SUM_RISE') && {
      price: { before: question.before, now: question.now, percent: question.percent },
    }),
    ...(question.kind === 'ORDER_VALUE' && { net: question.missing }),
  }));

const nameAll = (lines: readonly PricedLine[]): StandingOccurrence['leftOut'] =>
  lines.map(({ stored: { sku }, view }) => ({ sku, name: view.product.name }));

/** What comes instead of what, among some lines. */
const substitutesIn = (lines: readonly PricedLine[]): Pick<StandingOccurrence, 'substitutes'> => {
  const substitutes = lines.flatMap(({ stored, view, insteadOf: gone }) =>
    gone === undefined
      ? []
      : [
          {
            sku: stored.sku,
            name: view.product.name,
            insteadOfSku: gone.stored.sku,
            insteadOf: gone.view.product.name,
          },
        ],
  );
  return substitutes.length === 0 ? {} : { substitutes };
};

/** Those of some lines whose amount follows from a count. */
const filledUp = (lines: readonly PricedLine[]): Pick<StandingOccurrence, 'filledUp'> => {
  const known = lines.flatMap(({ stored: { sku, unitAbbreviation, par }, view, fill }) =>
    par === undefined || (fill?.kind !== 'ORDER' && fill?.kind !== 'ENOUGH')
      ? []
      : [
          {
            sku,
            name: view.product.name,
            unitAbbreviation,
            par,
            amount: fill.kind === 'ENOUGH' ? 0 : fill.amount,
          },
        ],
  );
  return known.length === 0 ? {} : { filledUp: known };
};

/** Those of some lines that come on a day of the occurrence from another order. */
const alreadyOrdered = (
  { onTheirWay }: StandingOutlook,
  { days }: ComingOccurrence,
  lines: readonly PricedLine[],
): readonly PricedLine[] =>
  lines.filter(({ stored: { sku } }) => Object.values(days).some((day) => onTheirWay.get(day)?.has(sku)));

const moment = (at: number): string => new Date(at).toISOString();

/** One occurrence as the wire has it. */
export const occurrenceView = (
  outlook: StandingOutlook,
  planned: PlannedOccurrence,
  { now, graceMinutes }: Pick<Outlook, 'now' | 'graceMinutes'>,
): StandingOccurrence => {
  const note = outlook.notes.get(planned.date);
  const coming = comingOccurrence(outlook, planned, graceMinutes);
  const by = note?.by ?? undefined;
  const empty = { positions: 0, questions: [], leftOut: [], orderedAlready: [] };
  if (note?.state === 'ORDERED')
    return {
      date: planned.date,
      ...(planned.delivery !== undefined && { deliveryDay: planned.delivery.date }),
      state: 'ORDERED',
      ...empty,
      positions: note.positions ?? 0,
      ...(note.net !== null && { net: note.net }),
      ...(note.orderId !== null && { orderId: note.orderId }),
      ...(by !== undefined && { by }),
    };
  if (coming === undefined) return { date: planned.date, state: 'CLOSED', ...empty };
  const { live, leftOut, questions, net, isEstimated } = wantedOf(outlook, coming);
  const { submitAt, deadline } = coming.times;
  const frame = {
    date: planned.date,
    deliveryDay: coming.day,
    submitAt: moment(submitAt),
    deadline: moment(deadline),
  };
  const ownGoods = outlook.ownGoods.get(planned.date);
  const own = ownGoods && { lines: ownGoods.lines.map(lineOnTheWire) };
  if (note?.state === 'SKIPPED')
    return { ...frame, state: 'SKIPPED', ...empty, ...own, ...(by !== undefined && { by }) };
  if (note?.state === 'NOT_ORDERED' || now.getTime() >= deadline)
    return { ...frame, state: 'NOT_ORDERED', ...empty };
  return {
    ...frame,
    state: questions.length > 0 ? 'ASK' : 'PLANNED',
    positions: live.length,
    net,
    ...(isEstimated && { estimated: true }),
    ...own,
    questions: wireQuestions(coming.lines, questions),
    leftOut: nameAll(leftOut),
    ...substitutesIn(live),
    ...filledUp(coming.lines),
    orderedAlready: nameAll(alreadyOrdered(outlook, coming, live)),
  };
};

/** The next occurrences of a standing order that are not over; none where it was stopped or has ended. */
export const nextViews = (
  outlook: StandingOutlook,
  context: Pick<Outlook, 'now' | 'graceMinutes'> & { readonly today: string },
  count: number,
): readonly StandingOccurrence[] => {
  const { state, row, schedule } = outlook;
  if (state === 'STOPPED' || state === 'HALTED') return [];
  return nextOccurrences(planOf(row), schedule, {
    today: context.today,
    count,
    isOver: (planned) => {
      const coming = comingOccurrence(outlook, planned, context.graceMinutes);
      return coming === undefined
        ? planned.date <= context.today
        : context.now.getTime() >= coming.times.deadline;
    },
  }).map((planned) => occurrenceView(outlook, planned, context));
};
