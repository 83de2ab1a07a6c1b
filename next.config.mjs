/** Those of lib/site/seo/fixed-routes.ts below which no page, and no route with one parameter, stands. */
const SYSTEM_WORDS = [
  ...['api', 'media', 'video', 'monitoring', 'preview', 'brand', 'sign-in', 'floor-plans'],
  ...['sitemap.xml', 'robots.txt', 'index-now-key.txt', 'favicon.ico', 'icon.svg', 'apple-icon.png'],
  ...['ad-tags', 'ad-tags.js', 'admin-worker.js', 'back-office.webmanifest'],
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The front (server.ts) compresses once and hashes once.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Next refuses its reload channel to hosts other than localhost.
  allowedDevOrigins: ['127.0.0.1'],
  // Every visitor gets the page rendered whole: only then can notFound() and redirect() still set the status, and the
  // metadata stands in the head. Otherwise Next answers 200 first and corrects itself in the browser.
  htmlLimitedBots: /.*/,
  // Addresses without a route get app/global-not-found.tsx; a root not-found.tsx would travel with every page.
  experimental: {
    // Writing it takes a third of a build, and most builds start from nothing.
    turbopackFileSystemCacheForBuild: false,
    globalNotFound: true,
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== 'off',
  },
  // npm run typecheck is its own step; the build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'pg', 'sharp', 'nodemailer'],
  images: { unoptimized: true },
  // Below a word of the system that answers nothing there, /{slug}/{city} would match, which finds its page missing too late for a whole
  // answer. Asked after files and fixed routes; its own routes with a parameter are deeper (lib/site/seo/fixed-routes.ts).
  async rewrites() {
    const below = `/:word(${SYSTEM_WORDS.map((word) => word.replaceAll('.', '\\.')).join('|')})`
    const destination = '/not-found/on/this/site'
    return { afterFiles: [below, `${below}/:rest`].map((source) => ({ source, destination })) }
  },
}

export default config
