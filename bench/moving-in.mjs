// Moves Maple Grove Senior Living into an empty installation, in the browser and by the setup guide, and
// prints what a person needs for each step:
// node bench/moving-in.mjs http://localhost:3461 [folder for pictures]
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { openChromium } from './chromium.mjs'

const require = createRequire(import.meta.url)
const { SMTPServer } = require('smtp-server')

const [base = 'http://localhost:3000', pictures] = process.argv.slice(2)
const FILES = new URL('../tests/fixtures/maple-grove/', import.meta.url).pathname

/** A person: words a minute, seconds a press, seconds a typed character, seconds to choose a file. */
const PERSON = { words: 200, press: 1.5, character: 0.3, file: 5 }
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 120_000)

const mails = []
const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, session, done) {
    stream.resume()
    stream.on('end', () => {
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address) })
      done()
    })
  },
})
await new Promise((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
const smtp = `smtp://127.0.0.1:${mailServer.server.address().port}`

const steps = []
let step
const browser = await openChromium()
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
await context.exposeBinding('reportInput', (_source, what) => {
  if (step) step[what] += 1
})
await context.addInitScript(countInputs)
const page = await context.newPage()
page.setDefaultTimeout(PATIENCE_MS)
page.setDefaultNavigationTimeout(PATIENCE_MS)

/** As tests/support/input-count.ts counts. Runs in the page. */
function countInputs() {
  let typedInto = null
  const did = (what) => {
    typedInto = null
    window.reportInput(what)
  }
  addEventListener('pointerdown', () => did('presses'), true)
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      if (/^(Shift|Control|Alt|Meta)$/.test(key)) return
      if (key.length > 1 || ctrlKey || metaKey) return did('keys')
      if (target === typedInto) return
      did('keys')
      typedInto = target
    },
    true,
  )
}

const RECIPIENT = 'tours@maplegrove.example'
const PICTURES = {
  'alder.jpg': 'Alder House in the morning, with the red maple beside the door',
  'linden.jpg': 'Linden House in the evening, with its windows lit',
}

/** Lines that were read already are not read again. */
const read = new Set()
async function readScreen() {
  const lines = await page.evaluate(() => {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      const element = currentNode.parentElement
      const text = currentNode.textContent.trim()
      if (!text || !element || element.closest('nav, script, style, option, noscript')) continue
      const range = document.createRange()
      range.selectNode(currentNode)
      const { width, top, bottom } = range.getBoundingClientRect()
      if (width > 2 && bottom > 0 && top < innerHeight && element.checkVisibility()) found.push(text)
    }
    return found
  })
  for (const line of lines) {
    if (read.has(line)) continue
    read.add(line)
    step.words += line.split(/\s+/).length
  }
}

async function waited(work) {
  const from = performance.now()
  const answer = await work()
  step.waitedMs += performance.now() - from
  return answer
}

/** React handles the element, as on a page that is ready. */
const ready = (locator) =>
  locator.evaluate(async (node) => {
    const until = performance.now() + 10_000
    const isReady = () => Object.keys(node).some((key) => key.startsWith('__reactProps'))
    while (!isReady() && performance.now() < until) await new Promise((done) => setTimeout(done, 50))
  })

async function press(locator, expected) {
  const target = locator.first()
  await target.waitFor()
  await ready(target)
  await waited(async () => {
    await target.click()
    if (expected instanceof RegExp) await page.waitForURL(expected)
    else if (expected) await expected.first().waitFor()
  })
  if (expected) await readScreen()
}

async function type(locator, text) {
  await press(locator)
  step.characters += text.length
  await page.keyboard.type(text)
}

const button = (name, from = page) => from.getByRole('button', { name, exact: typeof name === 'string' })
const link = (name, from = page) => from.getByRole('link', { name })
const main = page.getByRole('main')
const guideStep = (title) =>
  main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) })

async function doing(title, work) {
  step = { title, presses: 0, keys: 0, characters: 0, words: 0, files: 0, waitedMs: 0 }
  steps.push(step)
  process.stderr.write(`${title}\n`)
  await work().catch(async (error) => {
    if (pictures) await page.screenshot({ path: `${pictures}/moving-in-failed.png` })
    throw error
  })
  await sleep(50)
  if (pictures) await page.screenshot({ path: `${pictures}/moving-in-${steps.length}.png` })
}

/** By the menu: its group is closed while a page of another one is open. */
async function toGuide() {
  const menu = page.getByRole('navigation', { name: 'Back office' })
  const guide = link('Setup guide', menu)
  await menu.waitFor()
  if (!(await guide.isVisible())) await press(button('Pages in Settings', menu), guide)
  await press(guide, /\/admin\/setup/)
}

async function chooseFile(opener, file, expected) {
  const chooser = page.waitForEvent('filechooser')
  await press(opener)
  step.files += 1
  await (await chooser).setFiles(FILES + file)
  if (expected) await waited(() => expected.first().waitFor())
  await readScreen()
}

/** Pictures that a file names, each with its description. */
async function addPictures(described) {
  await press(page.getByText('Pictures for this file'), button('Choose pictures'))
  const rows = page.getByRole('region', { name: 'Upload pictures' }).getByRole('listitem')
  for (const [file, alt] of Object.entries(described)) {
    const row = rows.filter({ hasText: file })
    await chooseFile(button('Choose pictures'), file, row.getByLabel('What the picture shows'))
    await type(row.getByLabel('What the picture shows'), alt)
    await press(button('Save description', row), row.getByText(alt))
  }
}

async function importFile(opener, file, [rows, many], described = {}) {
  await press(opener, page.getByRole('heading', { level: 1, name: `Import ${many}` }))
  const go = page.getByRole('button', { name: /^(Import \d+|Nothing to import)/ })
  await chooseFile(button('Choose a file'), file, go)
  if (Object.keys(described).length > 0) await addPictures(described)
  await press(button(`Import ${rows} ${many}`), page.getByText('Imported.'))
}

const toast = (words) => page.getByRole('region', { name: /Notifications/ }).getByText(words)
const PUBLISHED = toast(/Visitors see it now|Published|Saved/)

await doing('First account', async () => {
  await waited(() => page.goto(`${base}/login`))
  await readScreen()
  await type(page.getByLabel('Username'), 'nora')
  await type(page.getByLabel('Email'), 'nora@maplegrove.example')
  await type(page.getByLabel('Password', { exact: true }), 'a quiet porch at dusk')
  await press(button('Create account'), /\/admin/)
  await press(link('Setup guide', main), /\/admin\/setup/)
})

await doing('1 Company and phone', async () => {
  await type(page.getByLabel('Company name'), 'Maple Grove Senior Living')
  await type(page.getByLabel('Phone (displayed)'), '(614) 555-0110')
  // A list that opens to choose from counts two presses.
  step.presses += 2
  await page.getByLabel('Time zone').selectOption({ label: 'Eastern Time' })
  await press(button('Save'), guideStep('Company and phone').getByText('Eastern Time'))
  await press(link(/^Edit/, guideStep('Company and phone')), /\/admin\/site-settings/)
  const fields = {
    Tagline: 'Two homes between the maples',
    Street: '88 Alder Street',
    City: 'Columbus',
    State: 'OH',
    'ZIP code': '43004',
    'Service area': 'central Ohio',
    'Company email': 'hello@maplegrove.example',
    'Support email': 'requests@maplegrove.example',
  }
  for (const [label, value] of Object.entries(fields))
    await type(page.getByRole('textbox', { name: label, exact: true }), value)
  await press(button('Publish changes'), PUBLISHED)
})

await doing('2 Logo and colors', async () => {
  await toGuide()
  await press(link(/^Set up/, guideStep('Logo and colors')), /\/admin\/brand/)
  for (const [label, file, alt] of [
    ['Logo', 'logo.svg', 'The logo of Maple Grove: a red maple leaf beside the name'],
    ['Icon', 'icon.svg', 'The red maple leaf of Maple Grove'],
  ]) {
    const dialog = page.getByRole('dialog', { name: label, exact: true })
    await press(button(`Choose or upload: ${label}`), dialog)
    const described = dialog.getByLabel('What the picture shows')
    await chooseFile(button('Choose pictures', dialog), file, described)
    await type(described, alt)
    await press(button('Save description', dialog), dialog.getByRole('button', { name: /^Use/ }))
    await press(dialog.getByRole('button', { name: /^Use/ }), button(`Choose another: ${label}`))
  }
  for (const [label, color] of [
    ['Background', '#f7fafc'],
    ['Text', '#1a2433'],
    ['Main color', '#1f3a6e'],
    ['Accent color', '#9a2f4c'],
  ])
    await type(page.getByRole('textbox', { name: label, exact: true }), color)
  await press(page.getByRole('button', { name: /^(Publish changes|Publish|Save)/ }), PUBLISHED)
})

await doing('3 Communities, plans, team, questions', async () => {
  await toGuide()
  const files = [
    ['care-types', 2, 'care types'],
    ['communities', 2, 'communities'],
    ['floor-plans', 5, 'floor plans'],
    ['team', 4, 'team members'],
    ['questions', 4, 'questions'],
  ]
  for (const [file, rows, many] of files) {
    const opener = guideStep('First community').getByRole('link', { name: many, exact: true })
    await importFile(opener, `${file}.csv`, [rows, many], file === 'communities' ? PICTURES : {})
    await toGuide()
  }
})

await doing('4 Staffed hours', async () => {
  await press(link(/^Set up/, guideStep('Staffed hours')), /\/admin\/hours/)
  // Every day is proposed from 7 am to 9 pm. Their phones are closed on Sundays.
  await press(main.getByRole('button', { name: /^Remove .*Sunday/ }))
  await press(main.getByRole('button', { name: /^Save/ }), toast('Families now see these hours.'))
})

await doing('5 Email delivery', async () => {
  await toGuide()
  await press(link(/^Set up/, guideStep('Email delivery')), /\/admin\/connections\/mail/)
  await type(page.getByLabel('Server with user name and password'), smtp)
  await press(button('Save'), toast('Saved'))
  await press(button('Test the connection'), page.getByText('The mail server accepted the sign-in'))
  await press(button('Send a test to yourself'), page.getByText(/Accepted for/))
})

await doing('6 Alert recipients', async () => {
  await toGuide()
  await press(link(/^Add/, guideStep('Alert recipients')), /\/admin\/email-recipients/)
  await press(link(/^New/, main), /email-recipients\/new/)
  await type(page.getByRole('textbox', { name: 'Email', exact: true }), RECIPIENT)
  await type(page.getByRole('textbox', { name: 'Name', exact: true }), 'Front desk')
  await press(
    main.getByRole('button', { name: /^Save(?! and)/ }),
    page.getByRole('heading', { name: 'Test delivery' }),
  )
  await toGuide()
  await press(
    button('Send a test', guideStep('Alert recipients')),
    guideStep('Alert recipients').getByText(/Accepted for/),
  )
})

await doing('7 People', async () => {
  await press(link(/^Invite/, guideStep('People')), /\/admin\/users\/new/)
  await type(page.getByLabel('Email'), 'ruth@maplegrove.example')
  await press(button('Invite'), page.getByText('ruth@maplegrove.example is invited'))
})

await doing('8 Old URLs', async () => {
  await toGuide()
  await press(link('its old URLs', guideStep('First community')), /\/admin\/old-addresses/)
  await importFile(link('import redirects', main), 'redirects.csv', [4, 'redirects'])
})

await doing('9 Review the site', async () => {
  await toGuide()
  const review = guideStep('Review the site')
  await press(button('Create its parts', review), review.getByText(/parts of yours/))
  await press(link(/^View/, review), new RegExp(`^${base}/$`))
  await press(page.getByRole('link', { name: /Alder House/ }), /alder-house/)
  // Twice Back in the browser.
  step.presses += 2
  await waited(() => page.goBack())
  await waited(() => page.goBack())
})

await doing('10 Open to visitors', async () => {
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await press(button('Open', guideStep('Open to visitors')), question)
  await press(button('Open the site', question), page.getByText(/^Open since /))
})

const WORDS_OF_THE_DEMO = /evergrove|colorado|denver|juniper|\(800\) 555-0100/gi

/** Every page that the sitemap or a link names, and the words of the demo on it. */
async function crawl() {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  const waiting = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)
  const seen = new Set()
  const faults = []
  for (const address of [`${base}/`, ...waiting]) visit(address)
  for (const address of seen) {
    const answer = await fetch(address)
    if (!(answer.headers.get('content-type') ?? '').includes('text/html')) continue
    const html = await answer.text()
    if (!answer.ok) faults.push(`${address}: ${answer.status}`)
    for (const [word] of html.matchAll(WORDS_OF_THE_DEMO)) faults.push(`${address}: ${word}`)
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) visit(new URL(href, address).href)
  }
  return { pages: seen.size, faults }

  function visit(address) {
    const { origin, pathname } = new URL(address)
    if (origin === new URL(base).origin && !/^\/(admin|api)/.test(pathname)) seen.add(origin + pathname)
  }
}

/** A family asks for a tour on a phone; the desk shows it, and the recipient is told. */
async function firstFamily() {
  step = undefined
  const alerts = () => mails.filter(({ to }) => to.includes(RECIPIENT)).length
  const before = alerts()
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const phone = await visitor.newPage()
  phone.setDefaultTimeout(PATIENCE_MS)
  await phone.goto(`${base}/communities/alder-house`)
  if (pictures) await phone.screenshot({ path: `${pictures}/moving-in-phone.png` })
  await phone.getByRole('main').getByRole('button', { name: 'Schedule a tour' }).first().click()
  const dialog = phone.getByRole('dialog', { name: 'Schedule a Tour' })
  await dialog.getByLabel('Your name').fill('Margaret Ellis')
  await dialog.getByLabel('Phone number').fill('(614) 555-0119')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('What can we help you with?').fill('A room for my father, 84. He cooks.')
  await sleep(2_500)
  await dialog.getByRole('button', { name: 'Get My Information' }).click()
  await phone.getByText('Request Submitted Successfully!').waitFor()
  await page.goto(`${base}/admin/tour-requests`)
  await page.getByText('Margaret Ellis').first().waitFor()
  const until = performance.now() + PATIENCE_MS
  while (alerts() === before && performance.now() < until) await sleep(250)
  await visitor.close()
  return alerts() > before ? `told: ${RECIPIENT}` : `nobody was told at ${RECIPIENT}`
}

const minutes = ({ words, presses, characters, files, waitedMs }) =>
  words / PERSON.words +
  (presses * PERSON.press + characters * PERSON.character + files * PERSON.file + waitedMs / 1000) / 60

console.log('| Step | Presses + keys | Minutes | of them waiting |\n| --- | --- | --- | --- |')
const rows = [...steps, steps.reduce(added)]
for (const row of rows)
  console.log(
    `| ${row.title} | ${row.presses} + ${row.keys} | ${minutes(row).toFixed(1)} | ${(row.waitedMs / 60_000).toFixed(1)} |`,
  )
console.log(`\n${mails.length} mails: ${mails.map(({ to }) => to.join()).join(', ')}`)
const { pages, faults } = await crawl()
console.log(`${pages} pages, ${faults.length} faults`, faults.slice(0, 20))
console.log('A family asked for a tour,', await firstFamily())
await browser.close()
mailServer.close()

function added(a, b) {
  const sum = { title: 'Total' }
  for (const key of ['presses', 'keys', 'characters', 'words', 'files', 'waitedMs'])
    sum[key] = a[key] + b[key]
  return sum
}
