import 'server-only'
import * as z from 'zod'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { badRequest, conflict, invalidFields } from '@/lib/platform/errors'
import { consume } from '@/lib/platform/http/rate-limit'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { askAssist, isAssistConfigured } from '@/lib/platform/integrations/assist'
import { storableText } from '@/lib/platform/typed-text'
import { textFindings } from '@/lib/records/checks/check-texts'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, fieldVariant, labelOf } from '@/lib/records/declare/field'
import { mayUse } from '@/lib/records/declare/record'
import { HELP_KINDS, type HelpKind, helpsOf, isClosed } from '@/lib/records/writing-help/help-kinds'
import { inventedParts } from '@/lib/records/writing-help/invented-parts'
import { pictureForHelp } from '@/lib/records/writing-help/picture-for-help'
import { publishedFacts, publishedTitles } from '@/lib/records/writing-help/published-facts'
import { hasMoreThanWords, missesPurpose, readSuggestion } from '@/lib/records/writing-help/read-suggestion'
import { writingPrompt } from '@/lib/records/writing-help/writing-prompt'
import { plainText } from '@/lib/site/content/plain-text'

const MOST_CHARS = 100_000

export const helpRequest = {
  body: z.strictObject({
    field: z.string('Name the field').max(80),
    help: z.enum(HELP_KINDS, 'Choose what to do'),
    /** Of the record; a new one is not in the database yet. */
    id: z.string().max(64).nullable(),
    /** Texts of the form as they are typed. */
    values: z.record(z.string().max(80), z.string().max(MOST_CHARS, 'This text is too long for help')),
  }),
  maxBytes: 512 * 1024,
}

type Asked = z.output<typeof helpRequest.body>

/** A suggestion, and what the checks before publishing would warn of. */
export type Suggestion = { text: string; warnings: string[] }

const LIMIT = { name: 'writing-help', points: 40, seconds: 10 * 60 }
const OFTEN = 'You have asked for help too often. Please wait a few minutes'

/** The help that the person gets on fields of the entity; empty while no service is set up. */
export function offeredHelp(actor: Actor, entity: Entity): Record<string, readonly HelpKind[]> {
  if (!isAssistConfigured() || !can(actor, 'update', entity.area)) return {}
  const offered = Object.keys(entity.fields).map((name) => [name, helpsOf(entity, name)] as const)
  return Object.fromEntries(
    offered.filter(([name, helps]) => helps.length > 0 && mayUse(actor, entity, name)),
  )
}

/**
 * Asks the writing service, once more if its first answer does not pass, and stores nothing.
 * @throws AppError 400, 403, 404, 409 while it is off, 429, 502 when no answer passes
 */
export async function askForHelp(actor: Actor, entity: Entity, asked: Asked): Promise<Suggestion> {
  assertCan(actor, 'update', entity.area)
  if (!isAssistConfigured()) throw conflict('Help while writing is not set up')
  if (!(offeredHelp(actor, entity)[asked.field] ?? []).includes(asked.help))
    throw badRequest('There is no such help for this field')
  const task = await readTask(actor, entity, asked)
  await consume(LIMIT, actor.id ?? '', OFTEN)
  const messages = writingPrompt(task)
  const first = await askAssist(messages)
  const outcome = await judge(actor, entity, task, first)
  if (!('problem' in outcome)) return outcome
  const again = { role: 'user', content: `This cannot be used: ${outcome.problem}. Write it again.` } as const
  const second = await askAssist([...messages, { role: 'assistant', content: first }, again])
  const last = await judge(actor, entity, task, second)
  if (!('problem' in last)) return last
  throw new OutsideError(`The suggestion was not used, because ${last.problem}.`)
}

type Task = Asked & {
  declared: Field
  label: string
  /** The text to change, or the texts to sum up, as words. */
  material: string
  facts: string
  picture: string | null
}

async function readTask(actor: Actor, entity: Entity, asked: Asked): Promise<Task> {
  const { field: name, help, id, values } = asked
  const declared = fieldVariant(entity.fields[name] as Field, values)
  const isRewrite = help === 'shorter' || help === 'plainer'
  const own = values[name] ?? ''
  if (isRewrite && hasMoreThanWords(own))
    throw invalidFields({ [name]: 'This text has pictures, videos or tables. Change its paragraphs by hand' })
  const material = isRewrite ? plainText(own) : materialOf(entity, values, name)
  if (help !== 'alt-text' && material === '')
    throw invalidFields({ [name]: isRewrite ? 'Write the text first' : 'Write the text of the record first' })
  if (help === 'alt-text' && id === null) throw badRequest('Save the picture first')
  return {
    ...asked,
    declared,
    label: labelOf(name, declared),
    material: help === 'alt-text' ? '' : storableText(material),
    facts: await publishedFacts(actor, entity, id, values.communityId || null),
    picture: help === 'alt-text' && id ? await pictureForHelp(actor, entity, id) : null,
  }
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'longText', 'richText'])
const MOST_MATERIAL = 20_000

/** The texts of the form that the company writes, except the one that is asked for. */
function materialOf({ fields }: Entity, values: Asked['values'], name: string): string {
  const texts = Object.entries<Field>(fields).filter(
    ([other, field]) => other !== name && TEXTS.has(field.kind) && !isClosed(field) && values[other]?.trim(),
  )
  return texts
    .map(([other, field]) => `${labelOf(other, field)}: ${plainText(values[other] ?? '')}`)
    .join('\n\n')
    .slice(0, MOST_MATERIAL)
}

/** Runs the checks of a person's text, and one for invented facts. */
async function judge(
  actor: Actor,
  entity: Entity,
  task: Task,
  answer: string,
): Promise<Suggestion | { problem: string }> {
  const { field: name, help, values, declared, material, facts } = task
  const read = readSuggestion(answer, declared, values[name] ?? '')
  if ('problem' in read) return read
  const missed = missesPurpose(help, read.words, material)
  if (missed) return { problem: missed }
  const invented = await unknownParts(actor, read.words, `${material}\n${facts}`, help)
  if (invented.length > 0) return { problem: inventedWords(invented) }
  const parsed = declared.schema.safeParse(read.value)
  if (!parsed.success) return { problem: parsed.error.issues[0]?.message ?? 'it does not fit the field' }
  const text = String(parsed.data ?? '')
  const record = { id: task.id ?? '', createdAt: '', updatedAt: '', ...values, [name]: text }
  const findings = (await textFindings(entity, record)).filter(({ field }) => field === name)
  const [fault] = findings.filter(({ severity }) => severity === 'error')
  if (fault) return { problem: fault.message }
  return { text, warnings: findings.map(({ message }) => message) }
}

/** Names are also known when the title of something published has them. */
async function unknownParts(actor: Actor, words: string, known: string, help: HelpKind) {
  const options = { mayCount: help === 'alt-text' }
  const invented = inventedParts(words, known, options)
  if (!invented.some(({ kind }) => kind === 'name')) return invented
  const named = inventedParts(words, `${known}\n${await publishedTitles(actor)}`, options)
  return [...invented.filter(({ kind }) => kind !== 'name'), ...named.filter(({ kind }) => kind === 'name')]
}

const MOST_NAMED = 3

function inventedWords(parts: { kind: string; text: string }[]): string {
  const named = parts.slice(0, MOST_NAMED).map(({ kind, text }) => `the ${kind} “${text}”`)
  return `it has ${named.join(', ')}, which no record has`
}
