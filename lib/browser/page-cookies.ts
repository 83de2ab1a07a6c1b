/** The page's cookies; empty where the browser refuses them, as in a sandboxed frame. Never throws. */
export function pageCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
