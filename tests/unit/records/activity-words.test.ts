import { expect, test } from 'vitest'
import { ROLES } from '@/lib/accounts/access/access'
import { KEY_SCOPES } from '@/lib/accounts/access/key-scopes'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import { heldKinds } from '@/lib/desk/personal-data/held-kinds'
import { RETENTION_KINDS } from '@/lib/desk/personal-data/retention-kinds'
import { WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'
import { sourceKeys } from '@/lib/leads/sources/registry'
import { CLOSING_REASONS } from '@/lib/leads/tour-requests/closing-reasons'
import { ATTEMPT_OUTCOMES } from '@/lib/leads/tour-requests/contact-attempt'
import { SKIP_REASONS } from '@/lib/leads/tour-requests/skip-reasons'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'
import { COST_GROUPINGS, SIDES } from '@/lib/marketing/ad-costs/costs-query'
import { SENDERS } from '@/lib/marketing/conversions/conversion-platforms'
import { CSV_FILES } from '@/lib/marketing/conversions/csv-files'
import { LEAD_PAGES } from '@/lib/marketing/page-statistics/statistics-query'
import { GROUPINGS } from '@/lib/marketing/reports/numbers-query'
import { REFUSED_SCOPES, WAYS_SAID } from '@/lib/platform/do-not-contact/scopes'
import { ACTION_GROUPS, describeAction, VERBS } from '@/lib/records/activity/action-words'
import { declaredEntity, UNDECLARED_KINDS } from '@/lib/records/activity/kinds'
import { LOGGED_FIELDS, loggedText, loggedWords } from '@/lib/records/activity/value-words'
import type { Field, Fields } from '@/lib/records/declare/field'
import { shownValue } from '@/lib/records/declare/shown-value'
import { entities } from '@/lib/records/entities/registry'
import { sourceFiles } from '@/tests/support/source-files'

/** Functions that write to the log. */
const LOGS =
  /\b(?:record(?:Audit|Access|Change)|audit(?:Lead|View)?|changeAccount|logAndReload|createWithin|updateWithin)\(/

const logging = sourceFiles('lib').filter(({ text }) => LOGS.test(text))

/** Other things called an action in these files: a right, and a part of the name of an action. */
const NO_ACTIONS = new Set(['read', 'search'])

function* loggedActions(): Generator<string> {
  for (const { text } of logging) {
    for (const [, action] of text.matchAll(/\b(?:action(?:: string)?|ACTION)(?:: | = )'([a-z][\w.-]*)'/g))
      if (action) yield action
    for (const [, name] of text.matchAll(
      /'((?:lead|partner|webhook|api-key|second-factor|household)\.[a-z-]+)'/g,
    ))
      if (name && !name.includes('_')) yield name
  }
  for (const action of ['publish', 'unpublish'])
    for (const how of ['plan', 'cancel', 'ask']) yield `${how}-${action}`
  for (const action of ['search', 'export', 'erase']) yield `personal-data.${action}`
  for (const action of [
    'vouch',
    'assign-fact',
    'change-access',
    'disable-user',
    'enable-user',
    'delete-user',
  ])
    yield action
}

const actions = [...new Set(loggedActions())].filter((action) => !NO_ACTIONS.has(action) && !isEvent(action))

/** Events of webhooks look like actions. */
function isEvent(name: string): boolean {
  return [...WEBHOOK_EVENTS, ...PARTNER_EVENTS, 'webhook.test'].includes(name as never) && !(name in VERBS)
}

test('the log has words for every action that the code records, and a filter finds each', () => {
  expect(actions.length).toBeGreaterThan(80)
  expect(actions.filter((action) => !(action in VERBS))).toEqual([])
  const grouped = new Set(ACTION_GROUPS.flatMap((group) => group.actions))
  expect(Object.keys(VERBS).filter((action) => !grouped.has(action))).toEqual([])
  expect([...grouped].filter((action) => !(action in VERBS))).toEqual([])
  expect(describeAction('lead.status', false)).toEqual({ verb: 'changed the status of', hasObject: true })
})

test('the log has words for every kind of thing that the code records', () => {
  const kinds = logging.flatMap(({ text }) =>
    [...text.matchAll(/entity: '([a-zA-Z]+)'/g)].map(([, name]) => name as string),
  )
  expect(kinds.length).toBeGreaterThan(30)
  expect(kinds.filter((kind) => !declaredEntity(kind) && !UNDECLARED_KINDS[kind])).toEqual([])
})

/** Every code that a logged value can be, by its name in the log. */
const CODES: [name: string, codes: readonly string[]][] = [
  ['status', LEAD_STATUSES],
  ['outcome', ATTEMPT_OUTCOMES],
  ['source', sourceKeys(() => true)],
  ['reason', [...CLOSING_REASONS, ...SKIP_REASONS]],
  ['how', WAYS_SAID],
  ['scope', REFUSED_SCOPES],
  ['role', ROLES],
  ['scopes', KEY_SCOPES],
  ['events', [...WEBHOOK_EVENTS, ...PARTNER_EVENTS]],
  ['vendor', SENDERS.map(({ platform }) => platform.id)],
  ['file', CSV_FILES.map(({ file }) => file.name)],
  ['grouping', [...GROUPINGS, ...COST_GROUPINGS]],
  ['touch', SIDES],
  ['leadPage', LEAD_PAGES],
  ['kept', ['a', 'b']],
  ['part', ['contact', 'resident']],
  ['change', ['added', 'changed', 'removed']],
]

test.each(CODES)('every code of %s is shown as words', (name, codes) => {
  expect(codes.length).toBeGreaterThan(0)
  for (const code of codes) expect(loggedWords(name, code), code).toMatch(/^[A-Z]|^(?:on|in) /)
})

test('kinds of personal data are shown by their titles', () => {
  const kinds = [...RETENTION_KINDS, ...Object.keys(heldKinds)]
  expect(kinds.filter((kind) => !LOGGED_FIELDS[kind]?.label)).toEqual([])
})

test('lists, structures and moments are written out', () => {
  const written = (text: string) => `<${text}>`
  expect(loggedText('status', ['new', 'follow-up'], written)).toBe('New, Follow-up')
  expect(loggedText('filters', { status: 'new', ownerId: 'x', search: '' }, written)).toBe(
    'Status: New, Owner: <x>',
  )
  expect(loggedText('mayPublish', false, written)).toBe('No')
  expect(loggedText('status', null, written)).toBe('–')
})

function* selects(fields: Fields): Generator<Field> {
  for (const field of Object.values<Field>(fields)) {
    if (field.kind === 'select') yield field
    yield* selects(field.parts ?? {})
    for (const variant of Object.values(field.variants?.fields ?? {})) yield* selects(variant.parts ?? {})
  }
}

test('every choice of every declaration is shown by its label, in structures as well', () => {
  const found = entities.flatMap(({ fields }) => [...selects(fields)])
  expect(found.length).toBeGreaterThan(25)
  for (const field of found)
    for (const { value, label } of field.choices ?? []) expect(shownValue(field, value, 'UTC')).toBe(label)
  for (const entity of entities)
    for (const [name, field] of Object.entries<Field>(entity.fields)) {
      const parts = {
        ...field.parts,
        ...Object.assign({}, ...Object.values(field.variants?.fields ?? {}).map((one) => one.parts)),
      }
      for (const [part, one] of Object.entries<Field>(parts)) {
        const choice = one.kind === 'select' && one.choices?.at(-1)
        if (!choice) continue
        const stored = field.kind === 'groups' ? [{ [part]: choice.value }] : { [part]: choice.value }
        expect(shownValue(field, stored, 'UTC'), `${entity.name}.${name}.${part}`).toBe(choice.label)
      }
    }
})
