import { isWithin } from '@/lib/leads/referral-agencies/senders'

type Header = { key: string; value: string }

/**
 * True when our server confirms the sender: DMARC passed, or DKIM of the sender's domain (RFC 8601). Only the
 * topmost Authentication-Results (with `serverId`: that server's) counts; others may be forged.
 */
export function isVerified(headers: readonly Header[], fromAddress: string, serverId?: string): boolean {
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1).toLowerCase()
  const said = headers
    .filter(({ key }) => key.toLowerCase() === 'authentication-results')
    .map(({ value }) => withoutComments(value).toLowerCase().split(';'))
    .find(([id]) => !serverId || id?.trim().split(/\s/)[0] === serverId.toLowerCase())
  return said?.slice(1).some((result) => passes(result.trim(), domain)) ?? false
}

function passes(result: string, domain: string): boolean {
  if (/^dmarc\s*=\s*pass\b/.test(result)) {
    const of = /header\.from\s*=\s*"?([^\s";]+)/.exec(result)?.[1]
    return of === undefined || of.slice(of.lastIndexOf('@') + 1) === domain
  }
  if (!/^dkim\s*=\s*pass\b/.test(result)) return false
  const signer =
    /header\.d\s*=\s*"?([^\s";]+)/.exec(result)?.[1] ??
    /header\.i\s*=\s*"?[^\s";@]*@([^\s";]+)/.exec(result)?.[1]
  return signer?.includes('.') === true && isWithin(domain, signer)
}

/** Anyone can put text into a comment: (dmarc=pass). */
function withoutComments(value: string): string {
  let depth = 0
  let plain = ''
  for (const character of value) {
    if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) plain += character
  }
  return plain
}
