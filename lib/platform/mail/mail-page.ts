import { escapeHtml } from '@/lib/platform/escape-html'
import type { MailLogo } from '@/lib/platform/mail/mail-logo'

type Page = {
  title: string
  company: string
  logo: MailLogo
  /** HTML of the parts, and of the footer. */
  body: string[]
  footer: string
}

/**
 * Dark colors for clients that read media queries. The others keep the light ones, which are in the
 * attributes, because Outlook drops style sheets.
 */
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body,.outer{background-color:#0f1b18!important}
.card{background-color:#182722!important;color:#f1ead9!important}
.ink{color:#fbf7ec!important}.soft{color:#c3cfc9!important}.link{color:#f0b48c!important}
.rule{border-color:#3a4c46!important}.button{background-color:#f0b48c!important}.button a{color:#2a1306!important}
.foot{color:#c3cfc9!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
`

/** The frame of every mail: logo, one column, footer. Tables, because Outlook knows no flex. */
export function mailPage({ title, company, logo, body, footer }: Page): string {
  return `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(title)}</title><style>${DARK}</style></head>
<body style="margin:0;padding:0;background-color:#f4ecda">
<table role="presentation" class="outer" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4ecda" style="background-color:#f4ecda"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="pad" bgcolor="#12322b" style="padding:14px 32px;background-color:#12322b;border-radius:12px 12px 0 0;font:bold 22px/1.3 Georgia,serif;color:#fbf7ec"><img src="${escapeHtml(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(company)}" border="0" style="display:block;max-width:100%;height:auto;color:#fbf7ec"></td></tr>
<tr><td class="card pad" bgcolor="#fffdf6" style="padding:28px 32px;background-color:#fffdf6;border-radius:0 0 12px 12px;font:18px/1.5 Arial,Helvetica,sans-serif;color:#12322b">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="foot pad" align="center" style="padding:20px 32px;font:15px/1.6 Arial,Helvetica,sans-serif;color:#4a5f59">${footer}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>`
}
