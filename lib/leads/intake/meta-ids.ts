import { cookieIn, type KeptVisit } from '@/lib/leads/intake/visit-cookie'

/** As Meta writes them: fb.subdomain index.milliseconds.id, and a part of its own libraries since. */
const META_ID = /^fb\.\d\.\d{10,}\.[^.;,\s]+(?:\.[A-Za-z0-9_-]{2,8})?$/

type MetaIds = { fbp?: string; fbc?: string }

/**
 * Meta's own cookies of a visitor, as the browser sent them. `fbc` is made of the click that our cookie kept, with the moment it was
 * first seen, where Meta's cookie is missing or of another click; the click id stays letter for letter.
 */
export function metaIdsOf(cookies: string | null, visit: KeptVisit | null): MetaIds {
  const fbp = cookieIn(cookies, '_fbp')
  const sent = cookieIn(cookies, '_fbc')
  const click = [visit?.last, visit?.first].find((touch) => touch?.fbclid)
  const own = click?.at ? `fb.1.${click.at}.${click.fbclid}` : undefined
  const fbc = sent && META_ID.test(sent) && (!click || sent.split('.')[3] === click.fbclid) ? sent : own
  return { ...(fbp && META_ID.test(fbp) && { fbp }), ...(fbc && { fbc }) }
}
