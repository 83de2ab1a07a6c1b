/** An ad platform as every layer knows it. Browsers load it, so it holds few words. */
export type AdPlatform = {
  id: string
  name: string
  /** Its product for advertisers: 'Google Ads'. */
  product: string
  /** A click on one of its ads, in words for staff. */
  ad: string
  /** The `utm_source` of a click that names none. */
  source: string
  /** Query parameters with its click ids, best first; lead fields have the same names. */
  clickIds: readonly string[]
  /** Beginnings of the names of cookies that its tag sets on our domain. */
  tagCookies: readonly string[]
  /** Its lead forms: as staff choose them, and the key of their lead source; absent without a webhook. */
  leadForms?: { name: string; source: string }
}

/** Hosts of an ad tag, by Content-Security-Policy directive. */
export type TagHosts = Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>

/** A platform's script on the site (decision 055). */
export type AdTag = {
  /** Setting with the server of the script. */
  server: 'GOOGLE_TAG_URL' | 'META_TAG_URL' | 'MICROSOFT_TAG_URL'
  script: string
  hosts: TagHosts
}
