import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createNoteDraft,
  draftKey,
  holdsWords,
  type LocalDraft,
  removeOldDrafts,
  restored,
} from '@/lib/browser/note-draft'
import type { DraftValues, ServerDraft } from '@/lib/desk/note-drafts/draft-schema'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const KEY = draftKey('sam', 'lead', 'line')
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The server's row, which counts its versions, and refuses what is based on an older one. */
function givenServer(draft: ServerDraft = { version: 0, values: null }) {
  const server = { ...draft, isAway: false, saves: 0, answers: null as null | (() => void)[] }
  const put = async ({ version, values }: ServerDraft) => {
    const { answers } = server
    if (answers) await new Promise<void>((resolve) => answers.push(resolve))
    if (server.isAway) throw new Error('no network')
    server.saves += 1
    const isKept = version === server.version
    if (isKept) Object.assign(server, { version: version + 1, values })
    return { version: server.version, values: server.values, isKept }
  }
  /** As the operation behind the form does. */
  const clear = () => Object.assign(server, { version: server.version + 1, values: null })
  return { server, put, clear }
}

function givenStorage() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const local = () => JSON.parse(kept.get(KEY) ?? 'null') as LocalDraft | null
  return { storage, local }
}

function given(draft?: ServerDraft) {
  const { server, put, clear } = givenServer(draft)
  const { storage, local } = givenStorage()
  /** A tab that opens the lead; a killed one is simply not used any more. */
  const open = (of = storage) => {
    const { version, values } = server
    return createNoteDraft({ key: KEY, form: 'line', server: { version, values }, storage: of, put })
  }
  return { server, clear, storage, local, open }
}

const text = (words: string): DraftValues => ({ text: words })

describe('what is typed', () => {
  test('is in the browser with each key, and on the server at the next pause', async () => {
    const { server, local, open } = given()
    const draft = open()
    draft.typed(text('She'))
    expect(local()?.values).toEqual(text('She'))
    await pass(300)
    draft.typed(text('She likes'))
    await pass(599)
    expect(server.saves).toBe(0)
    await pass(1)
    expect(server).toMatchObject({ saves: 1, values: text('She likes') })
    // The server has it, so it does not stay in a browser that others may use.
    expect(local()).toBeNull()
  })

  test('is on the other device, and after a reload', async () => {
    const { open } = given()
    open().typed(text('prefers mornings'))
    await pass(600)
    expect(open(givenStorage().storage).read()).toEqual(text('prefers mornings'))
    expect(open().read()).toEqual(text('prefers mornings'))
  })

  test('stays in the browser while there is no network or no session, and reaches the server later', async () => {
    const { server, local, open } = given()
    server.isAway = true
    const draft = open()
    draft.typed(text('call at six'))
    await pass(60_000)
    expect(local()?.values).toEqual(text('call at six'))
    server.isAway = false
    await pass(15_000)
    expect(server.values).toEqual(text('call at six'))
    expect(local()).toBeNull()
  })

  test('goes on while a save is under way', async () => {
    const { server, open } = given()
    server.answers = []
    const draft = open()
    draft.typed(text('one'))
    await pass(600)
    draft.typed(text('one two'))
    server.answers.shift()?.()
    await pass(600)
    server.answers?.shift()?.()
    await pass(0)
    expect(server.values).toEqual(text('one two'))
    expect(draft.read()).toEqual(text('one two'))
  })

  test('and removed again is kept nowhere', async () => {
    const { server, local, open } = given()
    const draft = open()
    draft.typed(text('x'))
    draft.typed(text(' '))
    await pass(5_000)
    expect([server.saves, local()]).toEqual([0, null])
    draft.typed(text('x'))
    await pass(600)
    draft.typed(text(''))
    await pass(600)
    expect(server.values).toBeNull()
  })

  test('on two devices at once is all kept', async () => {
    const { server, open } = given()
    const [phone, desk] = [open(givenStorage().storage), open()]
    phone.typed(text('has a cat'))
    await pass(600)
    desk.typed(text('needs a ground floor'))
    await pass(1_200)
    expect(server.values).toEqual(text('has a cat\nneeds a ground floor'))
    expect(desk.read()).toEqual(server.values)
  })
})

describe('a tab that is killed', () => {
  test('before the pause: the words are there on return, and reach the server', async () => {
    const { server, open } = given()
    server.isAway = true
    open().typed(text('half a sen'))
    await pass(100)
    server.isAway = false
    expect(open().read()).toEqual(text('half a sen'))
    await pass(0)
    expect(server.values).toEqual(text('half a sen'))
  })

  test('while the form is being sent, before it arrived: the words are there', async () => {
    const { open, storage } = given()
    const draft = open()
    draft.typed(text('left a voicemail'))
    await draft.sending()
    expect(open(storage).read()).toEqual(text('left a voicemail'))
  })

  test('while the form is being sent, after it arrived: they are in the history, and not in the form', async () => {
    const { open, clear, local } = given()
    const draft = open()
    draft.typed(text('left a voicemail'))
    await draft.sending()
    clear()
    expect(open().read()).toBeNull()
    expect(local()).toBeNull()
  })
})

describe('sending', () => {
  test('waits for a save under way, which could bring the words back', async () => {
    const { server, open, clear, local } = given()
    server.answers = []
    const draft = open()
    draft.typed(text('done'))
    await pass(600)
    let isReady = false
    const ready = draft.sending().then(() => {
      isReady = true
    })
    await pass(1_000)
    expect(isReady).toBe(false)
    server.answers.shift()?.()
    await ready
    server.answers = null
    clear()
    draft.sent()
    await pass(60_000)
    expect([server.values, local(), draft.read()]).toEqual([null, null, null])
    draft.typed(text('next'))
    await pass(600)
    expect(server.values).toEqual(text('next'))
  })

  test('that is refused keeps the words', async () => {
    const { server, open } = given()
    const draft = open()
    draft.typed(text('a reason'))
    await draft.sending()
    draft.refused()
    await pass(0)
    expect(draft.read()).toEqual(text('a reason'))
    expect(server.values).toEqual(text('a reason'))
  })

  test('from one device empties the other when it reads again, and never what was typed there since', async () => {
    const { server, open, clear } = given()
    open().typed(text('from the phone'))
    await pass(600)
    const desk = open()
    clear()
    desk.met({ version: server.version, values: null })
    expect(desk.read()).toBeNull()
    desk.typed(text('new words'))
    clear()
    desk.met({ version: server.version, values: null })
    expect(desk.read()).toEqual(text('new words'))
    await pass(1_200)
    expect(server.values).toEqual(text('new words'))
  })
})

test('words whose sending was undone come back, before what was typed since, and reach the server', async () => {
  const { server, clear, open } = given()
  const draft = open()
  draft.typed(text('left a voicemail'))
  await draft.sending()
  clear()
  draft.sent()
  draft.giveBack(text('left a voicemail'))
  await pass(600)
  expect([draft.read(), server.values]).toEqual([text('left a voicemail'), text('left a voicemail')])
  draft.typed(text('she called back'))
  draft.giveBack(text('left a voicemail'))
  expect(draft.read()).toEqual(text('left a voicemail\nshe called back'))
  const other = given().open()
  other.giveBack({ outcome: 'voicemail', text: ' ' })
  expect(other.read()).toBeNull()
})

test('a family that is being written down is kept in the browser until it is stored', async () => {
  const { storage } = givenStorage()
  const key = draftKey('sam', 'new', 'entry')
  const open = () =>
    createNoteDraft({ key, form: 'entry', server: { version: 0, values: null }, storage, put: null })
  const family = { name: 'Ruth', phone: '', email: '', message: '', communityId: '' }
  const draft = open()
  draft.typed({ family: { ...family, name: ' ', communityId: 'juniper' } })
  expect(open().read()).toBeNull()
  draft.typed({ entryId: 'one', family })
  await pass(60_000)
  expect(open().read()).toEqual({ entryId: 'one', family })
  await draft.sending()
  draft.sent()
  expect(open().read()).toBeNull()
})

test('a call sheet holds words once something was typed, not when only an outcome was tapped', () => {
  const sheet = { outcome: 'voicemail', note: '', text: '', despite: '', said: { reason: '', date: null } }
  expect(holdsWords('attempt', sheet)).toBe(false)
  expect(holdsWords('attempt', { ...sheet, note: 'x' })).toBe(true)
  expect(holdsWords('attempt', { ...sheet, said: { reason: 'too far', date: null } })).toBe(true)
  expect(holdsWords('refusal', { words: '', toggled: ['+13035550142'], scope: 'texts' })).toBe(false)
  expect(holdsWords('refusal', { words: 'take us off', scope: 'texts' })).toBe(true)
  expect(holdsWords('lift', { reason: null })).toBe(false)
  expect(holdsWords('notes', { text: '', base: 'had notes' })).toBe(true)
  expect(holdsWords('notes', { text: 'same', base: 'same' })).toBe(false)
})

test('a form that is closed without words begins anew, one with words does not', async () => {
  const draft = given().open()
  const close = draft.watch(() => {})
  draft.typed({ outcome: 'voicemail', text: '' })
  close()
  expect(draft.read()).toBeNull()
  const closeAgain = draft.watch(() => {})
  draft.typed({ outcome: 'voicemail', text: 'x' })
  closeAgain()
  expect(draft.read()).toEqual({ outcome: 'voicemail', text: 'x' })
})

test('a draft of another version of the form fills the inputs that still exist', () => {
  const blank = { outcome: '', said: { reason: '', date: null as string | null }, isFull: false }
  const draft = { outcome: 'reached', said: { reason: 3, date: '2026-12-01T10:00' }, isFull: 'yes', gone: 1 }
  expect(restored(blank, draft)).toEqual({
    outcome: 'reached',
    said: { reason: '', date: '2026-12-01T10:00' },
    isFull: false,
  })
  expect(restored(blank, null)).toEqual(blank)
  const lists = { toggled: [] as string[], reason: null as string | null }
  expect(restored(lists, { toggled: ['a'], reason: 'b' })).toEqual({ toggled: ['a'], reason: 'b' })
  expect(restored(lists, { toggled: { 0: 'a' }, reason: ['b'] })).toEqual(lists)
})

test('words that never reached the server leave the browser after a month', () => {
  const kept = new Map<string, string>()
  const storage = {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  const now = Date.parse('2026-11-27T12:00:00Z')
  const daysAgo = (days: number) => JSON.stringify({ values: text('x'), at: now - days * 86_400_000 })
  kept.set(draftKey('sam', 'old', 'line'), daysAgo(31))
  kept.set(draftKey('sam', 'new', 'line'), daysAgo(29))
  kept.set('porchlight-sound', 'on')
  removeOldDrafts(storage, now)
  expect([...kept.keys()]).toEqual([draftKey('sam', 'new', 'line'), 'porchlight-sound'])
})
