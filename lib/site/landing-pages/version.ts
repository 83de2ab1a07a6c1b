/** Version A is the page's own, B the alternative of an A/B test (decision 061). */
export type Version = 'a' | 'b'

/** Suffix of the slug under which version B is rendered. No stored slug can contain it. */
const VERSION_B_SUFFIX = '~b'

export function secondSlug(slug: string): string {
  return slug + VERSION_B_SUFFIX
}

export function versionOfSlug(slug: string): { slug: string; version: Version } {
  return slug.endsWith(VERSION_B_SUFFIX)
    ? { slug: slug.slice(0, -VERSION_B_SUFFIX.length), version: 'b' }
    : { slug, version: 'a' }
}

/** Cookie that keeps a visitor on one version. It identifies nobody: half of all visitors share its value. */
export function versionCookieName(testId: string): string {
  return `porchlight_test_${testId}`
}

/** Same as the visit cookie (lib/leads/intake/visit-cookie.ts). */
const VERSION_DAYS = 90

/** A test's cookie: the version, and whether this visitor has been counted. Null without one. */
export function versionIn(
  cookies: string | null,
  testId: string,
): { version: Version; isCounted: boolean } | null {
  const name = `${versionCookieName(testId)}=`
  const value = cookies
    ?.split(/;\s*/)
    .find((entry) => entry.startsWith(name))
    ?.slice(name.length)
  const [, version, counted] = /^([ab])(1?)$/.exec(value ?? '') ?? []
  return version ? { version: version as Version, isCounted: counted === '1' } : null
}

/** Versions by test id, for every test named in the visitor's cookies. */
export function versionsIn(cookies: string | null): ReadonlyMap<string, Version> {
  const found = (cookies ?? '').matchAll(/(?:^|;\s*)porchlight_test_([0-9a-f-]{36})=([ab])1?(?=;|$)/g)
  return new Map([...found].map(([, id = '', version]) => [id, version as Version]))
}

export function versionCookie(
  testId: string,
  version: Version,
  { isCounted, secure }: { isCounted: boolean; secure: boolean },
): string {
  const value = `${version}${isCounted ? '1' : ''}`
  return `${versionCookieName(testId)}=${value}; Path=/; Max-Age=${VERSION_DAYS * 86_400}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
