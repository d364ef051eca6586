export { createArguments, type RunState } from './arguments-of';
export { addressOf, callOverHttp, type CallArguments, type HttpAnswer } from './call-over-http';
export { generateValue, seededRandom, type JsonSchema } from './generate-value';
export { createOpenApiChecker } from './openapi-checker';
export { requestSchemas, type RequestSchemas } from './request-schemas';
export { longestBodies } from './longest-bodies';
export { installations, type PlantedInstallation } from './planted-installation';
export { plantWorld, type PlantedWorld } from './plant-world';
export { signInAt, type SignedInSession } from '../process';
