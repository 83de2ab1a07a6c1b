/** Words of lib/site/seo/fixed-routes.ts with no page and no route below them that matches everything. */
const SYSTEM_WORDS = [
  'media',
  'video',
  'mcp',
  '.well-known',
  'monitoring',
  'preview',
  'brand',
  'sign-in',
  'app-icons',
  'faces',
  'floor-plans',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'prices.json',
  'index-now-key.txt',
  'favicon.ico',
  'icon.svg',
  'apple-icon.png',
  'ad-tags',
  'ad-tags.js',
  'admin-worker.js',
  'staff-bar.js',
  'back-office.webmanifest',
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The front (server.ts) compresses and computes ETags.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  typedRoutes: false,
  // By default Next allows its reload channel only from localhost.
  allowedDevOrigins: ['127.0.0.1'],
  // Disables streaming for every visitor, so that notFound() and redirect() set the status and metadata is in
  // the head. Otherwise Next answers 200 first and corrects itself in the browser.
  htmlLimitedBots: /.*/,
  // Unmatched URLs get app/global-not-found.tsx; a root not-found.tsx would be sent with every page.
  experimental: {
    // Writing the cache takes a third of a build, and most builds start without one.
    turbopackFileSystemCacheForBuild: false,
    globalNotFound: true,
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== 'off',
  },
  // `npm run typecheck` is a separate step.
  typescript: { ignoreBuildErrors: true },
  // Read at run time, where a company chose them (decision 113).
  outputFileTracingIncludes: {
    '/faces/*': ['./node_modules/@fontsource-variable/*/files/*-latin{,-ext}-wght-*.woff2'],
  },
  serverExternalPackages: [
    '@node-rs/argon2',
    'mediainfo.js',
    'nodemailer',
    'pdfkit',
    'pg',
    'pino',
    'sharp',
    'svgo',
    'wawoff2',
  ],
  images: { unoptimized: true },
  // Without these rewrites (applied after files and fixed routes) /{slug}/{city} would match unknown paths
  // below system words and detect too late that the page is missing.
  async rewrites() {
    const below = `/:word(${SYSTEM_WORDS.map((word) => word.replaceAll('.', '\\.')).join('|')})`
    const destination = '/not-found/on/this/site'
    return { afterFiles: [below, `${below}/:rest`].map((source) => ({ source, destination })) }
  },
}

export default config
