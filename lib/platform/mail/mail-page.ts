import type { Palette } from '@/lib/platform/brand/palette'
import { escapeHtml } from '@/lib/platform/escape-html'
import type { MailLogo } from '@/lib/platform/mail/mail-logo'

type Page = {
  title: string
  company: string
  logo: MailLogo
  palette: Palette
  /** HTML of the parts, and of the footer. */
  body: string[]
  footer: string
}

/**
 * Dark colors for clients that read media queries. The others keep the light ones, which are in the
 * attributes, because Outlook drops style sheets.
 */
const dark = (palette: Palette) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body,.outer{background-color:#111514!important}
.card{background-color:#1c2120!important;color:${palette['deep-text']}!important}
.ink{color:${palette.ivory}!important}.soft{color:#c9cfcc!important}.link{color:${palette['copper-pale']}!important}
.rule{border-color:#434a48!important}.button{background-color:${palette['copper-pale']}!important}.button a{color:#1a1206!important}
.foot{color:#c9cfcc!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
`

/** The frame of every mail: logo, one column, footer. Tables, because Outlook knows no flex. */
export function mailPage({ title, company, logo, palette, body, footer }: Page): string {
  return `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(title)}</title><style>${dark(palette)}</style></head>
<body style="margin:0;padding:0;background-color:${palette.paper}">
<table role="presentation" class="outer" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${palette.paper}" style="background-color:${palette.paper}"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="pad" bgcolor="${palette.ink}" style="padding:14px 32px;background-color:${palette.ink};border-radius:12px 12px 0 0;font:bold 22px/1.3 Georgia,serif;color:${palette.ivory}"><img src="${escapeHtml(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(company)}" border="0" style="display:block;max-width:100%;height:auto;color:${palette.ivory}"></td></tr>
<tr><td class="card pad" bgcolor="${palette.card}" style="padding:28px 32px;background-color:${palette.card};border-radius:0 0 12px 12px;font:18px/1.5 Arial,Helvetica,sans-serif;color:${palette.ink}">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="foot pad" align="center" style="padding:20px 32px;font:15px/1.6 Arial,Helvetica,sans-serif;color:${palette['ink-soft']}">${footer}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>`
}
