import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';

/** What a linter says that cannot be otherwise, and why. */
const MEANT: ReadonlySet<string> = new Set([
  // Both addresses are specified. An inventory's key is never "recover", so none is ever answered by the other.
  'Redocly no-ambiguous-paths: #/paths/~1t~1{tenant}~1inventories~1recover~1{inventoryId}',
]);

const byRedocly = async (text: string): Promise<readonly string[]> => {
  const problems = await lintDocument({
    document: makeDocumentFromString(text, 'openapi.json'),
    externalRefResolver: new BaseResolver(),
    config: await createConfig({ extends: ['recommended'] }),
  });
  return problems.map(({ ruleId, message, location: [place] }) => {
    const known = `Redocly ${ruleId}: ${place?.pointer ?? ''}`;
    return MEANT.has(known) ? known : `${known}: ${message}`;
  });
};

const bySpectral = async (text: string): Promise<readonly string[]> => {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [spectralRulesets.oas] }));
  const problems = await linter.run(text);
  return problems.map(({ code, path, message }) => `Spectral ${code}: #/${path.join('/')}: ${message}`);
};

/**
 * What the linters that other people check their documents with say about one: Redocly's `recommended` and Spectral's
 * `oas`, warnings included. Also what is meant and is not said any more.
 *
 * @param text of the OpenAPI document
 */
export const lintDocumentText = async (text: string): Promise<readonly string[]> => {
  const said = [...(await byRedocly(text)), ...(await bySpectral(text))];
  return [
    ...said.filter((complaint) => !MEANT.has(complaint)),
    ...[...MEANT]
      .filter((complaint) => !said.includes(complaint))
      .map((complaint) => `nothing says this any more, so it needs no exception: ${complaint}`),
  ];
};
