import { cookieIn, type KeptVisit } from '@/lib/leads/intake/visit-cookie'

/** Meta's format: fb.subdomain index.milliseconds.id, with an optional suffix from its newer libraries. */
const META_ID = /^fb\.\d\.\d{10,}\.[^.;,\s]+(?:\.[A-Za-z0-9_-]{2,8})?$/

/** Reads Meta's cookies; `fbc` is rebuilt from the click in our own cookie if missing or outdated. */
export function metaIdsOf(cookies: string | null, visit: KeptVisit | null): { fbp?: string; fbc?: string } {
  const fbp = cookieIn(cookies, '_fbp')
  const sent = cookieIn(cookies, '_fbc')
  const click = [visit?.last, visit?.first].find((touch) => touch?.fbclid)
  const own = click?.at ? `fb.1.${click.at}.${click.fbclid}` : undefined
  const fbc = sent && META_ID.test(sent) && (!click || sent.split('.')[3] === click.fbclid) ? sent : own
  return { ...(fbp && META_ID.test(fbp) && { fbp }), ...(fbc && { fbc }) }
}
