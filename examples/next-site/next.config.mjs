const backend = process.env.BACKEND ?? 'http://localhost:4000';
const passedOn = ['v1', 'auth', 'media', 'oidc'];

/**
 * The site passes the shop's paths on, so that the browser sees one origin and the session is its own.
 *
 * @type {import('next').NextConfig}
 */
const config = {
  rewrites: () =>
    Promise.resolve(
      passedOn.map((path) => ({ source: `/${path}/:path*`, destination: `${backend}/${path}/:path*` })),
    ),
};

export default config;
