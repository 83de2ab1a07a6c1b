import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '@/lib/platform/escape-html'
import { answerProblem } from '@/lib/server/front/answer'
import type { CompanyCard } from '@/lib/server/front/company-card'
import { contentSecurityPolicy } from '@/lib/server/front/security-headers'

export type Reason = 'away' | 'busy' | 'failed'

const COPY: Record<Reason, { status: number; text: string; retryAfter: number }> = {
  away: {
    status: 503,
    text: 'Our website cannot show this page right now.',
    retryAfter: 30,
  },
  failed: {
    status: 500,
    text: 'This page could not be shown.',
    retryAfter: 30,
  },
  busy: {
    status: 503,
    text: 'Very many people are on our website right now.',
    retryAfter: 10,
  },
}

/** For `plainPage`. */
export const PAGE_POLICY = contentSecurityPolicy({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self'",
})

/** The browser's own request, which is kept although its page cannot be shown. */
type KeptRequest = { reference: string; promise: string | null }

/** Sends 503 (500 for `failed`) with the company's name and phone: a self-contained page, or JSON. */
export function answerFallback(
  request: IncomingMessage,
  response: ServerResponse,
  card: CompanyCard,
  reason: Reason,
  kept: KeptRequest | null = null,
): void {
  const { status, retryAfter } = COPY[reason]
  const text = withPhone(COPY[reason].text, card)
  response.setHeader('retry-after', retryAfter)
  const { accept = '', rsc } = request.headers
  if (rsc || (!accept.includes('text/html') && !accept.includes('*/*') && accept !== '')) {
    const code = status === 500 ? 'internal' : 'unavailable'
    answerProblem(response, { code, status, message: `${text} ${card.phoneDisplay}`.trim() })
  } else {
    const body = Buffer.from(plainPage(card, kept ? keptCopy(kept, card) : callCopy(text)))
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-store',
      'content-security-policy': PAGE_POLICY,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** A new installation has no number yet. */
const withPhone = (text: string, { phoneDisplay }: CompanyCard) =>
  phoneDisplay ? `${text} Our phone number is below.` : text

type Copy = { title: string; text: string; again: string }

const callCopy = (text: string): Copy => ({
  title: 'This page cannot be shown',
  text,
  again: 'Or <a href="">try this page again</a> in a minute.',
})

/** A family that was told its request arrived must not be told to start over. */
const keptCopy = ({ reference, promise }: KeptRequest, card: CompanyCard): Copy => ({
  title: 'We have your request',
  text: withPhone(
    `${escapeHtml(promise ?? 'We will call you.')} Your reference is ${escapeHtml(reference)}.`,
    card,
  ),
  again: 'This page shows the details of your request <a href="">in a few minutes</a>.',
})

/** The site's colors with device fonts, since web fonts may not load either. */
export function plainPage(card: CompanyCard, { title, text, again }: Copy): string {
  const { name, phoneDisplay, phoneDial, palette } = card
  const company = escapeHtml(name)
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${palette.ivory}">
<title>${title} | ${company}</title>
<link rel="icon" href="/icon.svg">
<style>
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:${palette.ivory};color:${palette.ink};font:1.125rem/1.6 "Atkinson Hyperlegible Next","Segoe UI",system-ui,sans-serif}
header{padding:1.25rem 1.5rem;border-bottom:1px solid ${palette.line};font:600 1.5rem/1.2 Fraunces,Georgia,serif}
main{flex:1;display:grid;place-content:center;padding:3rem 1.5rem;max-width:38rem;margin:0 auto}
h1{font:600 clamp(2rem,6vw,3rem)/1.15 Fraunces,Georgia,serif;margin:0 0 1rem}
p{margin:0 0 1.5rem}
a{color:inherit}
.call{display:inline-block;padding:.9rem 1.6rem;border-radius:999px;background:${palette.ink};color:${palette.ivory};font-size:1.375rem;font-weight:700;text-decoration:none}
:focus-visible{outline:3px solid ${palette.copper};outline-offset:3px}
</style>
</head>
<body>
<header>${company}</header>
<main>
<h1>${title}</h1>
<p>${text}</p>
${phoneDisplay && `<p><a class="call" href="tel:${escapeHtml(phoneDial)}">${escapeHtml(phoneDisplay)}</a></p>`}
${again && `<p>${again}</p>`}
</main>
</body>
</html>
`
}
