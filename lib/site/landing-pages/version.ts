/** The two versions of a landing page's top: A is its own, B the second one of a test (decision 061). */
export type Version = 'a' | 'b'

/** What stands behind a slug where its second version is rendered; no slug of a record can hold it. */
const SECOND = '~b'

/** The slug under which the second version of a landing page is rendered. */
export function secondSlug(slug: string): string {
  return slug + SECOND
}

/** What a slug asks for: whose page, and which version of it. */
export function versionOfSlug(slug: string): { slug: string; version: Version } {
  return slug.endsWith(SECOND)
    ? { slug: slug.slice(0, -SECOND.length), version: 'b' }
    : { slug, version: 'a' }
}

/** The cookie that keeps a visitor with one version of one test. It says that and nothing else: half of all visitors have the same. */
export function versionCookieName(testId: string): string {
  return `porchlight_test_${testId}`
}

/** As long as a visit is remembered (lib/leads/intake/visit-cookie.ts). */
export const VERSION_DAYS = 90

/** What a visitor's cookie says of a test: the version, and whether they count among its visitors already. Null without one. */
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

/** Every test that a visitor's cookies name, and the version of it they saw. */
export function versionsIn(cookies: string | null): ReadonlyMap<string, Version> {
  const found = (cookies ?? '').matchAll(/(?:^|;\s*)porchlight_test_([0-9a-f-]{36})=([ab])1?(?=;|$)/g)
  return new Map([...found].map(([, id = '', version]) => [id, version as Version]))
}

/** The Set-Cookie of a version. */
export function versionCookie(
  testId: string,
  version: Version,
  { isCounted, secure }: { isCounted: boolean; secure: boolean },
): string {
  const value = `${version}${isCounted ? '1' : ''}`
  return `${versionCookieName(testId)}=${value}; Path=/; Max-Age=${VERSION_DAYS * 86_400}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
