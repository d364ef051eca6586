// webpack as it comes: what it needs for any package with sheets, and nothing for ours.
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './main.js',
  output: { path: `${import.meta.dirname}/dist`, publicPath: '' },
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
  performance: { hints: false },
};
