export { readRules } from './read-rules';
export { ruleIds } from './rule-ids';
