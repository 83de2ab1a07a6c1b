import type { DraftForm, DraftValues, ServerDraft } from '@/lib/desk/note-drafts/draft-schema'

/** Typed words that the server may not have. They leave the browser once it has them. */
export type LocalDraft = {
  values: DraftValues | null
  /** The server's version that the typing began with. */
  base: number
  /** The form is being sent: when the server has cleared its draft meanwhile, it arrived. */
  isSending: boolean
  /** Epoch ms. */
  at: number
}

type Answer = ServerDraft & { isKept: boolean }

/** A family that is being written down is no lead yet: its form is kept in the browser only. */
export type KeptForm = DraftForm | 'entry'

type Options = {
  key: string
  form: KeptForm
  server: ServerDraft
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Null: the browser keeps it until it is sent. */
  put: ((draft: ServerDraft) => Promise<Answer>) | null
}

const PREFIX = 'porchlight-note:'
const PAUSE_MS = 600
const RETRY_MS = 15_000
/** Age of texts that never reached the server and whose lead no one opened again. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1_000

/** Each person has their own, also in a shared browser. */
export function draftKey(person: string, leadId: string, form: KeptForm): string {
  return `${PREFIX}${person}:${leadId}:${form}`
}

/** Inputs that people type words or moments into, by form; the rest is chosen again with one tap. */
const TYPED: Record<KeptForm, (values: DraftValues) => boolean> = {
  attempt: ({ said, ...values }) => isTyped(values) || isTyped((said ?? {}) as DraftValues),
  status: isTyped,
  notes: ({ text, base }) => text !== base,
  line: isTyped,
  refusal: isTyped,
  lift: isTyped,
  entry: ({ family }) => hasText(family, ['name', 'phone', 'email', 'message']),
}

const WORDS = ['note', 'text', 'despite', 'reason', 'timeReason', 'words']
const MOMENTS = ['date', 'nextStepAt']

function isTyped(values: DraftValues): boolean {
  return hasText(values, [...WORDS, ...MOMENTS])
}

function hasText(values: unknown, names: string[]): boolean {
  return isObject(values) && names.some((name) => String(values[name] ?? '').trim() !== '')
}

/** True when something would be lost. */
export function holdsWords(form: KeptForm, values: DraftValues | null): boolean {
  return values !== null && TYPED[form](values)
}

/** The draft to show, from this browser's and the server's; `isKept`: the server has it. */
function openDraft(local: LocalDraft | null, server: ServerDraft) {
  if (!local || (local.isSending && server.version > local.base && server.values === null)) {
    return { ...server, isKept: true }
  }
  const { version } = server
  if (version === local.base || server.values === null)
    return { version, values: local.values, isKept: false }
  return { version, values: joined(server.values, local.values), isKept: false }
}

/** Typed on two devices: all words stay. */
function joined(theirs: DraftValues, ours: DraftValues | null): DraftValues {
  const values = { ...theirs, ...ours }
  for (const [name, their] of Object.entries(theirs)) {
    const our = ours?.[name]
    if (isObject(their) && isObject(our)) values[name] = joined(their, our)
    if (!WORDS.includes(name) || typeof their !== 'string' || typeof our !== 'string') continue
    if (our.includes(their)) values[name] = our
    else values[name] = their.includes(our) ? their : `${their}\n${our}`
  }
  return values
}

function isObject(value: unknown): value is DraftValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A form's values: those of a draft where they fit, which may be of another version of the form. */
export function restored<V extends object>(blank: V, draft: DraftValues | null): V {
  const values = Object.entries(blank).map(([name, initial]) => {
    const value = draft?.[name]
    if (isObject(initial)) return [name, restored(initial, isObject(value) ? value : null)]
    const isAlike = typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial)
    const fits = isAlike || (initial === null && typeof value === 'string')
    return [name, fits ? value : initial]
  })
  return Object.fromEntries(values)
}

/**
 * Keeps what is typed into one form about one lead: in the browser with each key, on the server at each pause
 * while there is a network (decision 088).
 */
export function createNoteDraft({ key, form, server, storage, put }: Options) {
  const watchers = new Set<() => void>()
  const opened = openDraft(readLocal(storage, key), server)
  let { version, values, isKept } = opened
  let serverHolds = server.values !== null
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | null = null
  if (isKept) forget()
  else saveIn(0)

  const words = () => (holdsWords(form, values) ? values : null)

  function show(next: DraftValues | null): void {
    values = next
    for (const watcher of watchers) watcher()
  }

  function store(): void {
    const local: LocalDraft = { values: words(), base: version, isSending, at: Date.now() }
    try {
      storage.setItem(key, JSON.stringify(local))
    } catch {
      // Without room in the browser the server still gets it.
    }
  }

  function forget(): void {
    clearTimeout(timer)
    storage.removeItem(key)
  }

  function storeAndSave(ms: number): void {
    store()
    saveIn(ms)
  }

  function saveIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(save, ms)
  }

  function save(): Promise<void> {
    clearTimeout(timer)
    if (!put || isKept || isSending) return Promise.resolve()
    saving ??= saveOnce(put).finally(() => {
      saving = null
    })
    return saving
  }

  async function saveOnce(ask: NonNullable<Options['put']>): Promise<void> {
    const saved = values
    let answer: Answer
    try {
      answer = await ask({ version, values: words() })
    } catch {
      // No network, or the session has ended: the browser has it.
      if (!isSending) saveIn(RETRY_MS)
      return
    }
    version = answer.version
    serverHolds = answer.values !== null
    const isCurrent = values === saved
    if (!answer.isKept && answer.values) show(joined(answer.values, values))
    isKept = answer.isKept && isCurrent
    if (isSending) return
    if (isKept) forget()
    else storeAndSave(PAUSE_MS)
  }

  function typed(next: DraftValues): void {
    show(next)
    // Nothing to keep, here or there.
    isKept = !words() && !serverHolds
    if (isKept) forget()
    else storeAndSave(PAUSE_MS)
  }

  return {
    read: () => values,
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        // A form that is closed without words begins anew.
        if (watchers.size === 0 && isKept && !words()) values = null
      }
    },
    typed,
    /** Saves at once, before the page may go away. */
    flush: save,
    /** Resolves when the form may be sent: no save is under way then that could bring the words back. */
    async sending(): Promise<void> {
      isSending = true
      clearTimeout(timer)
      store()
      await saving
      store()
    },
    /** The form was not sent. */
    refused(): void {
      isSending = false
      if (isKept) forget()
      else storeAndSave(0)
    },
    /** The form was sent, and the server has cleared the draft. */
    sent(): void {
      isSending = false
      isKept = true
      serverHolds = false
      version += 1
      forget()
      show(null)
    },
    /** Gives words back whose sending was undone, before what was typed since. */
    giveBack(undone: DraftValues): void {
      if (holdsWords(form, undone)) typed(words() ? joined(undone, values) : undone)
    },
    /** The server's draft as it was read again. */
    met(newest: ServerDraft): void {
      if (!isKept || isSending || newest.version <= version) return
      version = newest.version
      serverHolds = newest.values !== null
      show(newest.values)
    },
  }
}

export type NoteDraft = ReturnType<typeof createNoteDraft>

function readLocal(storage: Options['storage'], key: string): LocalDraft | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as LocalDraft | null
  } catch {
    return null
  }
}

/** Removes words older than a month that never reached the server. */
export function removeOldDrafts(storage: Storage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys.filter((each) => each.startsWith(PREFIX))) {
    const { at = 0 } = readLocal(storage, key) ?? {}
    if (now - at > MAX_AGE_MS) storage.removeItem(key)
  }
}
