/** The page's cookies; empty where the browser forbids reading them (sandboxed frames). Never throws. */
export function pageCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
