export { documentedWay, goDocumentedWay, type DocumentedWay, type GivenCommand } from './documented-way';
export { outageKinds, type OutageKind } from './outage-kinds';
export { hasProgram, runPostgres, terminateAll, type PostgresProcess } from './run-postgres';
export { freePort, runServer, SERVER, testedNodes, type ServerProcess } from './run-server';
export { signInAt, type SignedInSession } from './sign-in-at';
export { TEST_PASSWORD } from './test-password';
