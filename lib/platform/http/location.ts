/**
 * A web address, a path or another link as the value of a `Location` header, which takes ASCII only. Paths
 * stay on this site.
 */
export function locationHeader(address: string): string {
  const url = new URL(address, 'http://site.invalid')
  if (!address.startsWith('/')) return url.href
  // Browsers read `//host` as another site.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
