import { APPS } from './apps';
import { readBuild } from './read-build';

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

for (const { app, pages, budget } of APPS) {
  const { weigh } = readBuild(app);
  const [first] = Object.keys(pages);
  for (const [name, modules] of Object.entries(pages)) {
    const { js, css } = weigh(modules);
    process.stdout.write(`${app}, ${name}: ${inKilobytes(js)} KB JS, ${inKilobytes(css)} KB CSS (gzip)\n`);
    if (name !== first) continue;
    if (js > budget.js * 1000 || css > budget.css * 1000) {
      process.stderr.write(
        `The start page of ${app} loads more than ${budget.js} KB of JS or ${budget.css} KB of CSS before it can be used. What came along that could come later?\n`,
      );
      process.exitCode = 1;
    }
  }
}
