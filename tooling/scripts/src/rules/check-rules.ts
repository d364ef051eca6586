/**
 * Checks docs/rules.md against the titles of the tests: `pnpm check:rules`. With `--write` (`pnpm rules:write`) its
 * owners and docs/rules-proofs.md are brought up to date first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ruleProblems } from './rule-problems';
import { findTestFiles } from './find-test-files';
import { findRuleMentions } from './namings';
import { proofsPage, writeOwners } from './proof';
import { readRules } from './read-rules';

const root = join(import.meta.dirname, '../../../..');
const document = join(root, 'docs/rules.md');
const proofsFile = join(root, 'docs/rules-proofs.md');
const namings = findRuleMentions(findTestFiles(root));

if (process.argv.includes('--write')) {
  const text = writeOwners(readFileSync(document, 'utf8'), namings);
  writeFileSync(document, text);
  writeFileSync(proofsFile, proofsPage(readRules(text), namings));
}

const rules = readRules(readFileSync(document, 'utf8'));
const problems = ruleProblems({ rules, namings, proofs: readFileSync(proofsFile, 'utf8') });
if (problems.length > 0) {
  process.stderr.write(`${problems.map((problem) => `rules: ${problem}`).join('\n')}\n`);
  process.exitCode = 1;
} else {
  const open = rules.reduce((count, rule) => count + rule.open.length, 0);
  process.stdout.write(
    `rules: ${rules.length} rules, each proven by its owners or listed as open (open for later: ${open} pairs of rule and owner).\n`,
  );
}
