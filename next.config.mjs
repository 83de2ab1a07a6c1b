/** @type {import('next').NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // The front (server.ts) compresses once and hashes once.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Every visitor gets the page rendered whole: only then can notFound() and redirect() still set the status, and the
  // metadata stands in the head. Otherwise Next answers 200 first and corrects itself in the browser.
  htmlLimitedBots: /.*/,
  // Addresses without a route get app/global-not-found.tsx; a root not-found.tsx would travel with every page.
  experimental: {
    globalNotFound: true,
    // Otherwise each answer is rendered in stages, and a part of it a second time, for a cache in the browser that knows no edits.
    cachedNavigations: false,
    // Pages wait for their data by decision; only a segment that exports `instant` is checked for not doing so.
    instantInsights: { validationLevel: 'manual-warning' },
  },
  // npm run typecheck is its own step; the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'pg', 'sharp', 'nodemailer'],
  images: { unoptimized: true },
}

export default config
