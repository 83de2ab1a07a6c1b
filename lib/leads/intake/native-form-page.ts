import 'server-only'
import type { Palette } from '@/lib/platform/brand/palette'
import type { FieldErrors } from '@/lib/platform/errors'
import { escapeHtml } from '@/lib/platform/escape-html'

type Phone = { display: string; dial: string }

/** The company on the page of a refused form. */
export type PageFrame = { phone: Phone; palette: Palette }

type NativeForm = PageFrame & {
  values: Record<string, unknown>
  fieldErrors: FieldErrors
  message: string
  form: NativeFormSpec
}

export type NativeField = {
  name: string
  label: string
  type: 'text' | 'tel' | 'email' | 'date' | 'number' | 'checkbox' | 'radio' | 'textarea'
  autocomplete: string
  required: boolean
  options?: readonly { value: string; label: string }[]
}

export type NativeFormSpec = {
  title: string
  action: string
  button: string
  fields: readonly NativeField[]
  messageLabel?: string
}

/** Fields with their own input, or useless when sent a second time. */
const NOT_HIDDEN: readonly string[] = ['message', 'honeypot', 'captchaToken']

const style = (
  palette: Palette,
) => `:focus-visible{outline:3px solid ${palette.copper};outline-offset:3px}body{font:1.125rem/1.6 sans-serif;color:${palette.ink};background:${palette.paper};margin:0}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;padding:.75rem 1.25rem;background:${palette.ivory};border-bottom:1px solid ${palette.line}}header a{display:inline-flex;gap:.75rem;align-items:center;min-height:2.75rem;font-weight:700}
main{max-width:34rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}h1{font:400 2.5rem/1.1 Georgia,serif;margin:0 0 1.5rem;text-wrap:balance}ul{margin:.5rem 0 0;padding-left:1.25rem}.on-error{display:inline-block;padding:.625rem 0}label{display:block;margin:1.5rem 0 .375rem;font-weight:700}
form{margin-top:1.5rem;padding:.25rem clamp(1.25rem,5vw,2rem) 2rem;background:${palette.card};border:1px solid ${palette.line};border-radius:.75rem}
input,textarea{box-sizing:border-box;width:100%;min-height:3.25rem;font:inherit;color:inherit;padding:.5rem .875rem;background:${palette.field};border:1.5px solid ${palette['line-strong']};border-radius:.5rem}[aria-invalid]{border:2px solid #8a1c18}
.tick{width:1.75rem;min-height:1.75rem;margin:0 .625rem 0 0;vertical-align:middle;accent-color:${palette.evergreen}}
fieldset{border:0;margin:1.75rem 0 0;padding:0}legend{padding:0;font-weight:700}
.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;margin:.5rem 0;font-weight:400}.choice input{flex:none;margin:0}
button{width:100%;min-height:3.25rem;margin-top:1.75rem;padding:0 1.5rem;font:inherit;font-weight:700;color:${palette.ivory};background:${palette.copper};border:0;border-radius:.5rem}
[role=alert]{padding:1rem 1.25rem;color:#8a1c18;background:#fbe1da;border:1px solid #8a1c18;border-left-width:.375rem;border-radius:.5rem}.error{margin:.375rem 0 0;color:#8a1c18;font-weight:700}a{color:inherit}`

/** Error page for a rejected plain form post: the form again with typed values, errors and phone number. */
export function nativeFormPage({ values, fieldErrors, message, phone, palette, form }: NativeForm): string {
  const shown = [...NOT_HIDDEN, ...form.fields.map(({ name }) => name)]
  const inputs = form.fields.map((field) => inputOf(field, text(values[field.name]), fieldErrors[field.name]))
  const hidden = Object.entries(values)
    .filter(([name, value]) => !shown.includes(name) && text(value))
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(text(value))}">`,
    )
  return pageOf(
    `Error: ${form.title}`,
    { phone, palette },
    `<h1>${escapeHtml(form.title)}</h1>
<div role="alert">${sentence(message, phone)}${summaryOf(form, fieldErrors)}</div>
<form aria-label="Contact form" method="post" novalidate action="${escapeHtml(form.action)}">
${inputs.join('\n')}
${form.messageLabel ? textareaOf({ name: 'message', label: form.messageLabel }, text(values.message), fieldErrors.message) : ''}
${hidden.join('\n')}
<p style="position:absolute;left:-9999px" aria-hidden="true"><input name="honeypot" tabindex="-1" autocomplete="off" value="${escapeHtml(text(values.honeypot))}"></p>
<button>${escapeHtml(form.button)}</button>
</form>`,
  )
}

/** Page for a refused form that has nothing to correct. */
export function nativeRefusalPage(message: string, frame: PageFrame): string {
  return pageOf(
    'Error: not completed',
    frame,
    `<h1>We could not complete this</h1>
<div role="alert">${sentence(message, frame.phone)}</div>`,
  )
}

/** Page for a form that is kept while the database is away. */
export function nativeKeptPage(words: string, frame: PageFrame): string {
  const { phone } = frame
  return pageOf(
    'Thank you',
    frame,
    `<h1>Thank you</h1>
<p>${escapeHtml(words)}</p>
<p>${callLink(phone, `Questions? Call us at ${phone.display}`)}</p>`,
  )
}

function pageOf(title: string, { phone, palette }: PageFrame, main: string): string {
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style(palette)}</style></head>
<body>
<header><a href="/"><img src="/icon.svg" width="40" height="40" alt="">Home page</a>${callLink(phone, `Call ${phone.display}`)}</header>
<main>${main}</main></body></html>`
}

function sentence(message: string, phone: Phone): string {
  const ended = escapeHtml(message.replace(/([^.!?])$/, '$1.'))
  const call = phone.display && ` You can also call us at ${callLink(phone, phone.display)}.`
  return `<p style="margin:0">${ended}${call}</p>`
}

/** No link while the company has no number. */
const callLink = ({ display, dial }: Phone, words: string) =>
  display && `<a href="tel:${escapeHtml(dial)}">${escapeHtml(words)}</a>`

function summaryOf({ fields }: NativeFormSpec, fieldErrors: FieldErrors): string {
  const wrong = [...fields.map(({ name }) => name), 'message'].flatMap((name) => {
    const error = fieldErrors[name]
    return error ? [`<li><a class="on-error" href="#${name}">${escapeHtml(error)}</a></li>`] : []
  })
  return wrong.length > 0 ? `<ul>${wrong.join('')}</ul>` : ''
}

function inputOf(field: NativeField, value: string, error: string | undefined): string {
  const { name, type, autocomplete, required } = field
  const label = escapeHtml(field.label)
  if (type === 'radio') return radiosOf(field, value, error)
  if (type === 'textarea') return textareaOf(field, value, error)
  if (type === 'checkbox') {
    return `<label for="${name}"><input class="tick" id="${name}" name="${name}" type="checkbox"${value ? ' checked' : ''}> ${label}</label>`
  }
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}"${
    required ? ' required' : ''
  }${describedBy(name, error)}>${errorOf(name, error)}`
}

function radiosOf(
  { name, label, options = [] }: NativeField,
  value: string,
  error: string | undefined,
): string {
  const choices = options.map(
    (option) =>
      `<label class="choice"><input class="tick" type="radio" name="${escapeHtml(name)}" value="${escapeHtml(option.value)}"${
        option.value === value ? ' checked' : ''
      }> ${escapeHtml(option.label)}</label>`,
  )
  return `<fieldset id="${escapeHtml(name)}" tabindex="-1"${error ? ` aria-describedby="${escapeHtml(name)}-error"` : ''}><legend>${escapeHtml(label)}</legend>${choices.join('\n')}</fieldset>${errorOf(name, error)}`
}

function textareaOf(
  { name, label }: Pick<NativeField, 'name' | 'label'>,
  value: string,
  error: string | undefined,
): string {
  return `<label for="${escapeHtml(name)}">${escapeHtml(label)}</label>
<textarea id="${escapeHtml(name)}" name="${escapeHtml(name)}" rows="5"${describedBy(name, error)}>
${escapeHtml(value)}</textarea>${errorOf(name, error)}`
}

const describedBy = (name: string, error: string | undefined) =>
  error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''

const errorOf = (name: string, error: string | undefined) =>
  error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''

const text = (value: unknown) => (typeof value === 'string' ? value : '')
