import { Agent, type IncomingMessage, request } from 'node:http'
import { openStream } from '@/lib/browser/lead-feed'
import { createLiveScreen } from '@/lib/browser/live-screen'
import { knownIds, patchList } from '@/lib/desk/tour-requests/live-lists'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'

// The screens of several people in a process of their own: what a browser decides is the product's code (when
// to ask, what to patch); drawing is left out. Forked by scenarios/desk-storm.mjs.

type Row = { id: string; householdId: string | null; requests: number; status: string }
type Page = { leads: Row[]; total: number; totalIsExact: boolean; page: number; pageSize: number }
type Patch = {
  lists: (Omit<Page, 'leads'> & { ids: string[]; requests: Record<string, number> })[]
  leads: Row[]
}

const LISTS = '/api/admin/tour-requests/lists'
const DASHBOARD = '/api/admin/tour-requests/dashboard'
const SETTLE_MS = 1_000

/** Four tabs of each person: URL parameters of the lists they show; null is the dashboard. */
const TABS: (string[] | null)[] = [
  ['list=queue'],
  [''],
  LEAD_STATUSES.map((status) => `list=board&status=${status}&sort=due`),
  null,
]

const [origin = '', cookies = '[]'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })

async function openBrowser(cookie: string) {
  const tabs = await Promise.all(
    TABS.map((lists) => (lists ? openLists(cookie, lists) : openDashboard(cookie))),
  )
  // One stream per browser (lib/browser/lead-feed.ts).
  openStream(
    (message) => {
      if (message.kind !== 'leads') return
      const changed = message.changes && new Set(message.changes.map(({ leadId }) => leadId))
      for (const { screen } of tabs) screen.changed(changed)
    },
    (address) => createEventSource(address, cookie),
  )
  return tabs
}

async function openLists(cookie: string, queries: string[]) {
  const counted = { requests: 0 }
  let pages: Page[] = []
  async function refresh(changed: ReadonlySet<string> | null) {
    counted.requests += 1
    const body = { lists: queries, known: knownIds(pages, changed) }
    const { lists, leads } = await ask<Patch>('POST', LISTS, cookie, body)
    const fresh = new Map(leads.map((lead) => [lead.id, lead]))
    const shown = new Map(pages.flatMap((page) => page.leads).map((lead) => [lead.id, lead]))
    pages = lists.map((list) => patchList<Row>(list, fresh, shown))
  }
  await refresh(null)
  const screen = createLiveScreen({ isHidden: () => false })
  screen.add(refresh)
  const shown = () =>
    pages.map(({ leads, total }) => ({ total, leads: leads.map(({ id, status }) => [id, status]) }))
  const truth = async () => {
    const before = pages
    pages = []
    const requests = counted.requests
    await refresh(null)
    counted.requests = requests
    const now = shown()
    pages = before
    return now
  }
  return { screen, counted, shown, truth }
}

type Dashboard = { waitingCount: number; lateCount: number; todayCount: number; quarantined: number }

async function openDashboard(cookie: string) {
  const counted = { requests: 0 }
  const read = () => ask<Dashboard>('GET', DASHBOARD, cookie)
  let dashboard = await read()
  const screen = createLiveScreen({ isHidden: () => false })
  screen.add(async () => {
    counted.requests += 1
    dashboard = await read()
  }, SETTLE_MS)
  // Not what is late: that changes with time alone.
  const figures = ({ waitingCount, todayCount, quarantined }: Dashboard) => [
    waitingCount,
    todayCount,
    quarantined,
  ]
  return { screen, counted, shown: () => figures(dashboard), truth: async () => figures(await read()) }
}

function ask<T>(method: string, path: string, cookie: string, body?: object): Promise<T> {
  const text = body && JSON.stringify(body)
  const headers = {
    cookie,
    'sec-fetch-site': 'same-origin',
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const asking = request(origin + path, { method, agent, headers }, async (answer) => {
      try {
        const parts: Buffer[] = []
        for await (const part of answer) parts.push(part as Buffer)
        if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
        resolve(JSON.parse(Buffer.concat(parts).toString()) as T)
      } catch (error) {
        reject(error)
      }
    })
    asking.on('error', reject)
    asking.end(text)
  })
}

/** As much of EventSource as the product uses. */
function createEventSource(address: string, cookie: string): EventSource {
  const source = Object.assign(new EventTarget(), { readyState: 0, close() {} })
  const open = () => {
    const asking = request(origin + address, { headers: { cookie } }, (answer: IncomingMessage) => {
      source.readyState = answer.statusCode === 200 ? 1 : 2
      source.dispatchEvent(new Event(source.readyState === 1 ? 'open' : 'error'))
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        const events = (text + part).split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          const [, type, data] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? []
          if (type) source.dispatchEvent(new MessageEvent(type, { data }))
        }
      })
      answer.on('close', () => {
        if (source.readyState === 2) return
        source.readyState = 0
        setTimeout(open, 1_000)
      })
    })
    asking.on('error', () => setTimeout(open, 1_000))
    asking.end()
  }
  open()
  return source as unknown as EventSource
}

const tabs = (await Promise.all((JSON.parse(cookies) as string[]).map(openBrowser))).flat()
let began = performance.now()

process.on('message', async (message) => {
  if (message === 'begin') {
    began = performance.now()
    for (const { counted } of tabs) counted.requests = 0
  }
  if (message !== 'report') return
  const seconds = (performance.now() - began) / 1_000
  const shown = tabs.map((tab) => JSON.stringify(tab.shown()))
  const perSecond = tabs.map(({ counted }) => counted.requests / seconds)
  const truths = await Promise.all(tabs.map((tab) => tab.truth()))
  const wrong = truths.filter((truth, at) => JSON.stringify(truth) !== shown[at]).length
  process.send?.({ screens: tabs.length, wrong, busiest: Math.max(...perSecond) })
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
