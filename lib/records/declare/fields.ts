import * as z from 'zod'
import { emailText } from '@/lib/platform/email-text'
import { isAcceptablePhone, phoneDial } from '@/lib/platform/phones/phone'
import { isWebAddress, safeHref } from '@/lib/platform/safe-href'
import { readDollars } from '@/lib/records/declare/dollars'
import {
  type Choice,
  type EntityName,
  type Field,
  type JoinTable,
  wordsFromName,
} from '@/lib/records/declare/field'
import { type Common, makeField, type Options } from '@/lib/records/declare/make-field'
import { isPagePath, isReservedSlug } from '@/lib/site/seo/fixed-routes'

const typed = (max: number) =>
  z
    .string('Please enter text')
    .trim()
    .max(max, `Please use ${max.toLocaleString('en-US')} characters or fewer`)

type TextOptions = Options<string> & { max?: number }
/** `words` is the message when the pattern does not match. */
type Shape = { pattern: RegExp; words: string }

/** One line of text, by default up to 255 characters. */
export function text({
  max = 255,
  exactly,
  shape,
  ...options
}: TextOptions & { exactly?: number; shape?: Shape } = {}) {
  if (shape) return makeField('text', typed(max).regex(shape.pattern, shape.words), options, { max })
  if (exactly === undefined) return makeField('text', typed(max), options, { max })
  const rule = typed(255).length(exactly, `Please use exactly ${exactly} characters`)
  return makeField('text', rule, { isKey: true, ...options }, { max: exactly })
}

export function longText({ max = 5_000, ...options }: TextOptions = {}) {
  return makeField('longText', typed(max), options, { max })
}

/** Editor HTML; sanitized on write by lib/records/declare/read-input. */
export function richText({ max = 100_000, ...options }: TextOptions = {}) {
  return makeField('richText', typed(max), options, { max })
}

type SlugOptions = Common & { topLevel?: boolean }

/** The record's part of its address (specification section 5). `topLevel`: it follows the first slash. */
export function slug({ topLevel = false, ...options }: SlugOptions = {}): Field<string> {
  const rule = typed(120)
    .regex(/^(?=.*[a-z0-9])[a-z0-9-]+$/, 'Slug must be lowercase letters, numbers, and hyphens only')
    .refine(
      (value) => !topLevel || !isReservedSlug(value),
      'Please choose another slug. This URL is already used by another page',
    )
  return makeField(
    'slug',
    rule,
    { unique: true, ...options, required: 'Slug is required' },
    { max: 120 },
  ) as Field<string>
}

type NumberOptions = Options<number> & { min?: number; max?: number }

const INT4 = 2_147_483_647

const numeric = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value

function number({ min = -INT4, max = INT4, decimals = 0 }) {
  const scale = 10 ** decimals
  const fitsScale = (value: number) => Math.abs(Math.round(value * scale) - value * scale) < 1e-6
  const rule = z
    .number('Please enter a number')
    .refine(
      fitsScale,
      decimals ? `Please use at most ${decimals} decimal places` : 'Please enter a whole number',
    )
    .min(min, `Please enter ${min} or more`)
    .max(max, `Please enter ${max} or less`)
  return z.preprocess(numeric, rule)
}

export function integer({ min, max, ...options }: NumberOptions = {}) {
  return makeField('integer', number({ min, max }), options)
}

/** A calendar year from `min` to the current one at the time of validation. */
export function year({ min, ...options }: Options<number> & { min: number }) {
  const rule = number({}).refine(
    (value) => Number.isInteger(value) && value >= min && value <= new Date().getFullYear(),
    `Please enter a year between ${min} and now`,
  )
  return makeField('integer', rule, options)
}

/** A number with up to `decimals` decimal places, stored as a decimal and never as a float. */
export function decimal({ min, max, decimals, ...options }: NumberOptions & { decimals: number }) {
  return makeField('decimal', number({ min, max, decimals }), options, { decimals })
}

/** A US dollar amount with cents. */
export function money({ hint = 'In US dollars', ...options }: Options<number> = {}) {
  const rule = z.preprocess(readDollars, number({ min: 0, max: 99_999_999, decimals: 2 }))
  return makeField('decimal', rule, { ...options, hint }, { decimals: 2, perDollar: 1 })
}

const MICROS = 1_000_000

/** US dollars that the ad platform counts in millionths: text input is in dollars, a number in millionths. */
export function dollarsInMicros({ hint = 'In US dollars', ...options }: Options<number> = {}) {
  const inMicros = (value: unknown) => {
    const dollars = typeof value === 'string' ? readDollars(value) : null
    return typeof dollars === 'number' ? Math.round(dollars * MICROS) : value
  }
  const rule = z.preprocess(inMicros, number({ min: 0, max: Number.MAX_SAFE_INTEGER }))
  return makeField('integer', rule, { ...options, hint }, { perDollar: MICROS })
}

/** Yes or no, by default no. */
export function boolean({ default: initial = false, ...options }: Common & { default?: boolean } = {}) {
  return makeField('boolean', z.boolean('Please choose yes or no'), { ...options, default: initial })
}

export function email(options: Options<string> = {}) {
  return makeField('email', emailText(), options, { max: 255 })
}

const isPhone = [isAcceptablePhone, 'Please enter a valid phone number'] as const

/** A phone number as printed. */
export function phone(options: Options<string> = {}) {
  return makeField('phone', typed(20).refine(...isPhone), options, { max: 20 })
}

/** A number as dialed, normalized as in specification section 9. */
export function dial({
  hint = 'Number dialed when the phone link is tapped, such as +13035550140',
  ...options
}: Options<string> = {}) {
  const rule = typed(40)
    .refine(...isPhone)
    .transform(phoneDial)
  return makeField('phone', rule, { ...options, hint }, { max: 40 })
}

const webRule = typed(2_000).refine(isWebAddress, 'Please enter a web address that starts with https://')
const hrefRule = typed(2_000).refine(
  (value) => safeHref(value) !== null,
  'Please enter a web address, a path such as /contact, or a tel: or mailto: link',
)

type UrlOptions = Options<string> & { web?: boolean; page?: boolean }

/** A web address, tel:, mailto: or path. `web` allows web addresses only; `page` adds a search for pages. */
export function url({ web = false, page = false, ...options }: UrlOptions = {}) {
  return makeField('url', web ? webRule : hrefRule, options, {
    max: 2_000,
    ...(page && { findsPages: true }),
  })
}

const pictureRule = typed(2_000).refine(
  (value) => safeHref(value) !== null && /^(?:\/|https?:)/i.test(value),
  'Please enter the web address of a picture',
)

/** A picture by its address. One of another site is fetched into the library when it is written. */
export function pictureAddress({ hint, ...options }: Options<string> = {}) {
  const words = 'A picture from another site is copied to Pictures'
  return makeField(
    'url',
    pictureRule,
    { ...options, hint: hint ? `${hint}. ${words}` : words },
    {
      max: 2_000,
      picture: true,
    },
  )
}

/** The path of an informational page: one or two segments that nothing else uses. */
export function pagePath(options: Options<string> = {}) {
  const rule = typed(250).refine(
    isPagePath,
    'Please enter an unused path such as /dining or /services/garden',
  )
  return makeField('text', rule, { isKey: true, ...options }, { max: 250 })
}

/** A path on this site, such as /dining. */
export function sitePath(options: Options<string> = {}) {
  const rule = typed(500).refine(
    (value) => value.startsWith('/') && safeHref(value) !== null,
    'Please enter a path that starts with a slash, such as /dining',
  )
  return makeField('text', rule, { isKey: true, ...options }, { max: 500 })
}

/** A color as #RRGGBB (specification section 5). */
export function color(options: Options<string> = {}) {
  const rule = typed(100).regex(/^#[0-9a-fA-F]{6}$/, 'Invalid hex color format (use #RRGGBB)')
  return makeField('color', rule, options)
}

/** A time zone name such as America/New_York. */
export function timeZone(options: Options<string> = {}) {
  const rule = typed(64).refine(isTimeZone, 'Please enter a time zone such as America/New_York')
  return makeField('text', rule, { isKey: true, ...options }, { max: 64 })
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/** One of several values, each with a label. */
export function select<const C extends readonly string[]>(
  choices: C,
  { labels = {}, ...options }: Options<C[number]> & { labels?: { [K in C[number]]?: string } } = {},
) {
  const shown = choices.map((value: C[number]): Choice => {
    return { value, label: labels[value] ?? wordsFromName(value.replace(/[-_]/g, ' ')) }
  })
  return makeField('select', z.enum(choices, 'Please choose one of the options'), options, { choices: shown })
}

/** One of several sketched types. Other text passes too, because a drawing can have an unlisted type. */
export function typeOf(labels: Record<string, string>, { required, ...options }: Options<string>) {
  const choices = Object.entries(labels).map(([value, label]): Choice => ({ value, label }))
  return makeField(
    'select',
    typed(100),
    { ...options, ...(required && { required }) },
    { choices, max: 100, sketched: true },
  )
}

type ListOptions = Common & { default?: string[]; max?: number; each?: keyof typeof ENTRIES }

const ENTRIES = {
  text: typed(255).min(1, 'Please enter text'),
  /** Cities and the like: typed as words, stored as slugs (lib/records/declare/read-input). */
  words: typed(120).regex(/[\p{L}\p{N}]/u, 'Please enter a name such as Santa Fe'),
  url: hrefRule,
  picture: pictureRule,
  date: z.iso.date('Please enter a date such as 2027-01-15'),
  email: emailText(),
}

/** Short texts without duplicates, in the given order; empty when blank. */
export function list({ max = 50, each = 'text', default: initial = [], ...options }: ListOptions = {}) {
  const rule = z.array(ENTRIES[each], 'Please enter a list').max(max, `Please enter at most ${max}`)
  const more = {
    max,
    ...(each === 'words' && { words: true }),
    ...(each === 'picture' && { picture: true as const }),
  }
  return makeField('list', rule.transform(unique), { ...options, default: initial }, more)
}

function unique(entries: string[]): string[] {
  return [...new Set(entries)]
}

/** The record's position, set by moving it and not on the form. Makes the entity sortable. */
export function order(options: Pick<Common, 'alias'> = {}) {
  return makeField('order', number({ min: 0, max: 1_000_000 }), { ...options, label: 'Order', default: 0 })
}

const id = z.uuid('Please choose from the list')

export function image(options: Options<string> = {}) {
  const named = options.label ? options : { label: 'Picture', headings: ['Image'], ...options }
  return makeField('image', id, named, { entity: 'image' })
}

/** A reference to a record of another entity, by id or slug. */
export function belongsTo(
  entity: EntityName,
  { relation, by, ...options }: Options<string> & { relation?: string; by?: 'slug' } = {},
) {
  if (by) return makeField('belongsTo', typed(120), options, { entity, by })
  return makeField('belongsTo', id, options, relation ? { entity, relation } : { entity })
}

/** References to records of another entity through a join table, as a list of ids. */
export function manyToMany(
  entity: EntityName,
  join: JoinTable,
  { tagging, ...options }: Common & Pick<Field, 'tagging'> = {},
) {
  const rule = z.array(id, 'Please choose from the list').max(200, 'Please choose at most 200')
  return makeField(
    'manyToMany',
    rule.transform(unique),
    { ...options, default: [] },
    { entity, join, ...(tagging && { tagging }) },
  )
}
