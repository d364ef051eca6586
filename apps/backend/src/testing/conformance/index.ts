export { createArguments, type RunState } from './arguments-of';
export { addressOf, callOverHttp, type CallArguments, type HttpAnswer } from './call-over-http';
export { generateValue, seededRandom, type JsonSchema } from './generate-value';
export { createOpenApiChecker } from './openapi-checker';
export { requestSchemas, type RequestSchemas } from './request-schemas';
export { longestBodies } from './longest-bodies';
export { installations, type SeededInstallation } from './seeded-installation';
export { seedWorld, type SeededFixture } from './seed-fixture';
export { signInAt, type SignedInSession } from '../process';
