import { settingsOf, vendure } from './settings.mjs';

/* Serves what populate.mjs has filled. Its worker is a process of its own that has nothing to do meanwhile: none runs. */

const { bootstrap } = vendure;
const app = await bootstrap(settingsOf({ isNew: false }));
process.once('SIGTERM', () => {
  void app.close().then(() => process.exit(0));
});
