/** @type {import('next').NextConfig} */
const config = {
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
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== 'off',
  },
  // npm run typecheck is its own step; the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'pg', 'sharp', 'nodemailer'],
  images: { unoptimized: true },
}

export default config
