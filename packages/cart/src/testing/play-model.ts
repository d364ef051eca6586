import { setImmediate } from 'node:timers/promises';
import type { Remarks } from '@gastroshop/domain/cart';
import type { PlannedEdit } from '../edits';
import type { OutboxEntry } from '../outbox';
import { lateEditOf, orderAgain } from '../sending';
import { BACKEND_RULES, type BackendRules, ModelBackend, type SentLine } from './model-backend';
import { BROWSER_RULES, type BrowserRules, ModelBrowser } from './model-browser';
import { MODEL_SKUS, MODEL_TABS, type ModelCommand } from './model-command';
import { openModelTab, type ModelTab } from './model-tab';
import { ModelWire } from './model-wire';

/** What the parts of the model go by; each can be planted with a fault. */
export interface ModelRules {
  readonly backend: BackendRules;
  readonly browser: BrowserRules;
  readonly sends: (line: SentLine) => SentLine;
}

/** The rules as they are. */
export const MODEL_RULES: ModelRules = {
  backend: BACKEND_RULES,
  browser: BROWSER_RULES,
  sends: (line) => line,
};

/** What a buyer did. */
export interface Deed {
  readonly operationId: string;
  readonly person: number;
  readonly sku: string;
  /** What was typed; 0 takes the line out, undefined: only something was noted. Each amount is typed once. */
  readonly amount: number | undefined;
  readonly remarks: Remarks | undefined;
  /** When it counts, epoch milliseconds: what is taken back is as old as what it takes back. */
  readonly at: number;
  /** Orders the buyer knew of. */
  readonly ordersSeen: number;
}

/** All there is to judge. */
export interface ModelStory {
  readonly backend: ModelBackend;
  readonly deeds: readonly Deed[];
  /** Operations that the backend did not take and that the buyer was told of. */
  readonly refused: ReadonlySet<string>;
  readonly tabs: readonly ModelTab[];
}

const personOf = (tab: number): number => (tab < 2 ? 0 : 1);

/** Plays what happens, then lets everything arrive. */
export const playModel = async (
  commands: readonly (readonly [ModelCommand, number])[],
  rules: ModelRules = MODEL_RULES,
): Promise<ModelStory> => {
  let now = 1_000_000;
  let typed = 0;
  const backend = new ModelBackend(rules.backend);
  const wire = new ModelWire(backend);
  const browsers = [new ModelBrowser(rules.browser), new ModelBrowser(rules.browser)] as const;
  const deeds: Deed[] = [];
  const refused = new Set<string>();
  const late: OutboxEntry[][] = [[], []];
  const undoable = new Map<number, PlannedEdit & { readonly deed: Deed }>();
  const orderedAt: number[] = [];
  const newest: number[] = [];

  const open = (tab: number): Promise<ModelTab> =>
    openModelTab({
      backend,
      wire,
      browser: browsers[personOf(tab)] ?? browsers[0],
      userId: `u${personOf(tab)}`,
      now: () => now,
      sends: rules.sends,
      onRefused: (edit, error) => {
        refused.add(edit.operationId);
        const found = lateEditOf({ owner: '', edit, error });
        if (found !== undefined) late[personOf(tab)]?.push(...orderAgain([found]).map((again) => again.edit));
      },
    });
  const tabs = await Promise.all(Array.from({ length: MODEL_TABS }, (_, tab) => open(tab)));

  const noteDeed = (tab: number, edit: OutboxEntry, at: number): Deed => {
    // A late answer may show an older cart again; what its buyer has seen stays seen.
    const version = Math.max(newest[personOf(tab)] ?? 0, tabs[tab]?.seen() ?? 0);
    const deed: Deed = {
      operationId: edit.operationId,
      person: personOf(tab),
      sku: edit.sku,
      amount: edit.onlyRemarks === true ? undefined : edit.amount,
      remarks: edit.remarks,
      at,
      ordersSeen: orderedAt.filter((ordered) => ordered <= version).length,
    };
    deeds.push(deed);
    return deed;
  };
  const setLines = (tab: number, lines: Parameters<ModelTab['planned']>[0]): void => {
    const changes = tabs[tab]?.planned(lines) ?? [];
    for (const change of changes) {
      const deed = noteDeed(tab, change.edit, change.edit.actedAt);
      undoable.set(tab, { ...change, deed });
    }
    void tabs[tab]?.write(changes.map(({ edit }) => edit));
  };
  const nextAmount = (): number => {
    typed += 1;
    return typed;
  };

  const play = async (command: ModelCommand): Promise<void> => {
    switch (command.do) {
      case 'set':
        setLines(command.tab, [{ sku: command.sku, amount: nextAmount(), unit: 'Stk' }]);
        return;
      case 'setAll':
        setLines(
          command.tab,
          MODEL_SKUS.map((sku) => ({ sku, amount: nextAmount(), unit: 'Stk' })),
        );
        return;
      case 'remove':
        if (tabs[command.tab]?.shows(command.sku) !== true) return;
        setLines(command.tab, [{ sku: command.sku, amount: 0, unit: 'Stk' }]);
        return;
      case 'note': {
        typed += 1;
        const edit = tabs[command.tab]?.noting(command.sku, { [command.remark]: `words ${typed}` });
        if (edit === undefined) return;
        noteDeed(command.tab, edit, edit.actedAt);
        void tabs[command.tab]?.write([edit]);
        return;
      }
      case 'undo': {
        const done = undoable.get(command.tab);
        undoable.delete(command.tab);
        const latest = deeds.findLast(
          ({ sku, person }) => sku === done?.deed.sku && person === done.deed.person,
        );
        if (done === undefined || latest !== done.deed) return;
        const edit = done.undoing();
        noteDeed(command.tab, edit, done.deed.at);
        void tabs[command.tab]?.write([edit]);
        return;
      }
      case 'again': {
        const lines = late[personOf(command.tab)]?.splice(0) ?? [];
        const bySku = new Map(lines.map((edit) => [edit.sku, edit]));
        setLines(
          command.tab,
          [...bySku.values()].map(({ sku, amount, unit, remarks }) => ({ sku, amount, unit, remarks })),
        );
        return;
      }
      case 'look':
        tabs[command.tab]?.look();
        newest[personOf(command.tab)] = backend.cart().version ?? 0;
        return;
      case 'reload':
        tabs[command.tab]?.close();
        undoable.delete(command.tab);
        tabs[command.tab] = await open(command.tab);
        newest[personOf(command.tab)] = backend.cart().version ?? 0;
        return;
      case 'order': {
        const before = backend.orders.length;
        backend.order(now);
        if (backend.orders.length > before) orderedAt.push(backend.cart().version ?? 0);
        return;
      }
      case 'cut':
      case 'mend': {
        const browser = browsers[personOf(command.tab)];
        if (browser === undefined) return;
        browser.isOnline = command.do === 'mend';
        for (const tab of tabs.keys())
          if (browser.isOnline && personOf(tab) === personOf(command.tab)) tabs[tab]?.resume();
        return;
      }
      case 'arrive':
        if (wire.open > 0) wire.arrive(command.which);
        return;
      case 'answer':
      case 'lose':
        if (wire.open > 0) wire.end(command.which, command.do === 'lose');
    }
  };

  for (const [command, pause] of commands) {
    now += pause;
    await play(command);
    await setImmediate();
  }
  for (const tab of [0, 2]) await play({ do: 'mend', tab });
  // Everything arrives: what was answered "offline" before is sent by the first round already.
  for (let round = 0; round < 3; round += 1) {
    await setImmediate();
    while (wire.open > 0) {
      wire.arrive(0);
      wire.end(0, false);
      await setImmediate();
    }
    for (const tab of tabs) tab.resume();
  }
  await setImmediate();
  for (const tab of tabs) {
    tab.look();
    tab.close();
  }
  return { backend, deeds, refused, tabs };
};
