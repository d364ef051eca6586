import type { PlopTypes } from '@turbo/gen';
import { blockGenerator } from './block';
import { callGenerator } from './call';
import { ruleGenerator } from './rule';
import { screenGenerator } from './screen';
import { tenantGenerator } from './tenant';
import { blockNounOf, nounOf, register } from './to-plop';

/** What `pnpm gen` offers. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setHelper('noun', nounOf);
  plop.setHelper('blockNoun', blockNounOf);
  register(plop, 'call', callGenerator);
  register(plop, 'screen', screenGenerator);
  register(plop, 'block', blockGenerator);
  register(plop, 'tenant', tenantGenerator);
  register(plop, 'rule', ruleGenerator);
}
