const backend = process.env.BACKEND ?? 'http://localhost:4000';

/**
 * The site passes the paths of pictures on, so that the browser sees one origin.
 *
 * @type {import('next').NextConfig}
 */
const config = {
  rewrites: () => Promise.resolve([{ source: '/media/:path*', destination: `${backend}/media/:path*` }]),
};

export default config;
