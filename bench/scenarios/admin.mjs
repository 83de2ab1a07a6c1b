import { Agent, request } from 'node:http'
import { say } from '../../scripts/steps/progress.mjs'
import { ABSENT_NAME, fillLargeDesk, LEADS, RARE_NAME } from '../large-desk.mjs'

const CALLS = 60
const SCREENS = 20
/** Lets V8 compile the code, as in a process that has been running for a while. */
const WARM_UP = 40

/** A session may make 1,200 calls a minute, and a series may be repeated eight times. */
const MEASURED_PER_SESSION = 2

const DESK = '/api/admin/tour-requests'
/** Name, URL, limit of the median in milliseconds. */
const LISTS = [
  ['first page', DESK, 10],
  ['first page of the queue', `${DESK}?list=queue`, 10],
  ['first page of what is overdue', `${DESK}?list=overdue`, 10],
  ['first page of what is open', `${DESK}?list=open`, 10],
  ['first page of a column of the board', `${DESK}?list=board&status=contacted&sort=due`, 10],
  ['first page of the new ones, by what is due', `${DESK}?status=new&sort=due`, 10],
  ['page 2,000', `${DESK}?page=2000`, 60],
  ['last page', `${DESK}?page=last`, 60],
  ['last page of the queue', `${DESK}?list=queue&page=last`, 60],
  ['last page of what is open', `${DESK}?list=open&page=last`, 80],
  ['search, a rare name', `${DESK}?search=${RARE_NAME}`, 50],
  ['search, a name nobody has', `${DESK}?search=${ABSENT_NAME}`, 50],
  ['search, a word two thirds have', `${DESK}?search=mother`, 50],
  ['search, two letters', `${DESK}?search=xi`, 50],
  ['search, a telephone number', `${DESK}?search=(303)%20000-0259`, 50],
  ...['quiz-responses', 'asset-downloads', 'exit-intent-submissions'].flatMap((path) => [
    [`${path}, first page`, `/api/admin/${path}`, 10],
    [`${path}, last page`, `/api/admin/${path}?page=last`, 60],
    [`${path}, search`, `/api/admin/${path}?search=person77`, 50],
  ]),
]
const PAGES = [
  ['dashboard', '/admin', 150],
  ['tour requests', '/admin/tour-requests', 80],
  ['quiz responses', '/admin/quiz-responses', 80],
  ['quiz responses, last page', '/admin/quiz-responses?page=last', 80],
  ['downloads, search', '/admin/asset-downloads?search=person77', 80],
  ['mail', '/admin/mail', 80],
]

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** The signed-in back office over HTTP with 100,000 leads of the last seven days, one request at a time. */
export default async function admin(context) {
  say(`  adding ${LEADS} leads`)
  await fillLargeDesk(context.databaseUrl)
  const measured = [
    ...LISTS.map(([page, path, atMost]) => ({ figure: 'list', page, path, atMost, calls: CALLS })),
    ...PAGES.map(([page, path, atMost]) => ({ figure: 'screen', page, path, atMost, calls: SCREENS })),
  ]
  let cookie
  for (const [at, series] of measured.entries()) {
    if (at % MEASURED_PER_SESSION === 0) cookie = await signIn(context.instance, at === 0)
    await measure(context, { ...series, cookie })
  }
}

async function signIn(instance, isFirst) {
  const path = isFirst ? '/api/register' : '/api/login'
  const answer = await fetch(instance + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: instance },
    body: JSON.stringify({ username: 'bench', password: 'a quiet porch at dusk' }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}

async function measure({ instance, quietly, report }, { figure, page, path, atMost, cookie, calls }) {
  for (let call = 0; call < WARM_UP; call++) await ask(instance + path, cookie)
  const runs = await quietly(async () => {
    const times = []
    for (let call = 0; call < calls; call++) times.push(await ask(instance + path, cookie))
    return times
  })
  report({ figure, page, runs, unit: 'ms', atMost })
}

/** Milliseconds to the last byte. @throws Error when it is not a back office page */
function ask(url, cookie) {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.on('error', reject)
      answer.on('end', () => resolve(performance.now() - started))
      answer.resume()
    })
    asking.on('error', reject)
    asking.end()
  })
}
