export { occurrenceDifferences, type OccurrenceDifference, type StandingAmount } from './differences';
export { isRhythmDay, MAX_RHYTHM_WEEKS, RHYTHM_KINDS, type RhythmKind, type StandingRhythm } from './rhythm';
export {
  CLOSED_DAY_CHOICES,
  type ClosedDayChoice,
  deliveryWeekdays,
  hasComingPause,
  hasDelivery,
  isPausedOn,
  lostWeekdays,
  nextOccurrences,
  occurrenceOn,
  occurrencesBetween,
  type PlannedOccurrence,
  type StandingPlan,
} from './occurrences';
export {
  HALT_REASONS,
  type HaltReason,
  STANDING_ORDER_STATES,
  STANDING_ORDER_STEPS,
  type StandingOrderAction,
  type StandingOrderFacts,
  standingOrderState,
  type StandingOrderState,
} from './state';
export { FRESH_COUNT_HOURS, parAmount, type ParAmount, type ParLine } from './par-amount';
export {
  MISSING_CHOICES,
  type MissingChoice,
  type QuestionsInput,
  type StandingGuards,
  type StandingLine,
  standingQuestions,
  type StandingQuestion,
} from './questions';
export {
  DEFAULT_GRACE_MINUTES,
  type DueDecision,
  dueDecision,
  type OccurrenceTimes,
  occurrenceTimes,
} from './submission-time';
export { substituteAmong, type SubstituteCandidate } from './substitute';
