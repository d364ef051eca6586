import { copyFileSync } from 'node:fs';
import webpack from 'webpack';
import config from './webpack.config.mjs';

const stats = await new Promise((resolve, reject) => {
  webpack(config, (error, done) => {
    if (error) reject(error);
    else resolve(done);
  });
});
if (stats.hasErrors() || stats.hasWarnings()) {
  console.error(stats.toString({ all: false, errors: true, warnings: true }));
  process.exitCode = 1;
}
copyFileSync(`${import.meta.dirname}/index.html`, `${config.output.path}/index.html`);
