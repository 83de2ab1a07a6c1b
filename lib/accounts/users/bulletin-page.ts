import type { ShownBulletin } from '@/lib/accounts/users/bulletins'
import type { Palette } from '@/lib/platform/brand/palette'
import { escapeHtml } from '@/lib/platform/escape-html'
import type { MailCompany } from '@/lib/platform/mail/mail-company'

const style = (
  palette: Palette,
) => `:focus-visible{outline:3px solid ${palette.copper};outline-offset:3px}body{font:1.125rem/1.6 sans-serif;color:${palette.ink};background:${palette.paper};margin:0}
main{max-width:34rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 1rem}
button{min-height:3.25rem;padding:0 1.5rem;font:inherit;font-weight:700;color:${palette.ivory};background:${palette.copper};border:0;border-radius:.5rem}a{color:inherit}`

/** Page behind the link in a bulletin: one button that stops it, or sends it again. Works without scripts. */
export function bulletinPage({ title, isStopped }: ShownBulletin, company: MailCompany): string {
  const { look } = company
  const name = escapeHtml(title)
  const heading = isStopped ? `You will no longer receive “${name}”` : `Stop receiving “${name}”?`
  const words = isStopped
    ? 'You will still receive other email from the back office.'
    : 'This stops only this email. You will still receive alerts about requests and email about your account.'
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${heading} · ${escapeHtml(company.name)}</title><style>${style(look.palette)}</style></head>
<body><main><h1>${heading}</h1><p role="status">${words}</p>
<form method="post"><input type="hidden" name="${isStopped ? 'again' : 'stop'}" value="yes"><button>${isStopped ? 'Subscribe again' : 'Unsubscribe'}</button></form>
<p><a href="/login">Sign in</a></p></main></body></html>`
}
