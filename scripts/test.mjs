// `npm test`: sets up packages, a temporary PostgreSQL, the build and a browser, then runs all tests. The
// last line is `N passed, N failed`. `npm test -- --help` lists quicker ways.
import { runCommand } from './steps/lifecycle.mjs'
import { checkNodeVersion, ensurePackages } from './steps/packages.mjs'
import { say, step } from './steps/progress.mjs'

const KINDS = ['unit', 'integration', 'e2e']
/** Left out of the whole, which would take longer than CI may. */
const APART = ['browsers']
const DEADLINE = '--browsers-before='

const HELP = `npm test                               every test; what CI runs
npm test -- unit|integration|e2e [FILE …]  the tests of one kind, or some of its files
npm test -- browsers [FILE …]          the journeys of families and staff in Firefox and WebKit, where installed
npm test -- --browsers-before=EPOCH    every test, then the browsers if 12 minutes remain (.ci/run)
npm test -- changed [REVISION]         the tests that a change can affect; default: since the last commit

The quickest ways to run one file:
npx vitest run --project=unit FILE         needs no setup
npx vitest run --project=integration FILE  starts a PostgreSQL; pages come from the last npm run build
npm test -- e2e FILE                       builds if sources changed

FILE is any part of a path, e.g. desk/ or lead-intake.
E2E_TRACE=1 records each step of a failed browser test.`

await runCommand(async () => {
  const args = process.argv.slice(2).filter((arg) => !arg.startsWith(DEADLINE))
  if (args.some((arg) => /^(-h|--help|help)$/.test(arg))) {
    console.log(HELP)
    return 0
  }
  checkNodeVersion()
  await ensurePackages()
  const { ensurePrismaClient } = await import('./steps/prisma-client.mjs')
  await ensurePrismaClient()
  const plan = args[0] === 'changed' ? await planOfChange(args[1]) : planOfKinds(args)
  if (plan[0].kind === 'browsers') return report({ browsers: await runBrowsers(plan[0].files, makeBoth) })
  const env = await prepareServers(plan)
  const installation = deadline() ? await startInstalling() : undefined
  const tallies = await runTests(plan, env)
  await installation?.ended
  if (deadline()) tallies.browsers = await runBrowsers([], () => env)
  return report(tallies)
})

/** @returns {number | undefined} seconds since 1970 before which everything must have ended */
function deadline() {
  const named = process.argv.find((arg) => arg.startsWith(DEADLINE))
  return named && Number(named.slice(DEADLINE.length))
}

/** @typedef {{ kind: string, files: string[] }[]} Plan no files: all of that kind */

/** @returns {Plan} */
function planOfKinds(args) {
  const [first, ...files] = [...KINDS, ...APART].includes(args[0]) ? args : [null, ...args]
  return (first ? [first] : KINDS).map((kind) => ({ kind, files }))
}

/** @returns {Promise<Plan>} */
async function planOfChange(revision = 'HEAD') {
  const { changedFiles, reachedTests } = await import('./test/changed.mjs')
  const changed = changedFiles(revision)
  const { integration, e2e } = reachedTests(changed)
  say(
    `${changed.length} changed files affect ${integration.length} integration and ${e2e.length} browser test files`,
  )
  const plan = [
    { kind: 'integration', files: integration },
    { kind: 'e2e', files: e2e },
  ]
  return [{ kind: 'unit', files: [] }, ...plan.filter(({ files }) => files.length > 0)]
}

/** @returns {Promise<Record<string, string>>} environment variables through which tests find the servers */
async function prepareServers(plan) {
  const { needsBuild, needsSeed, testFiles } = await import('./test/test-imports.mjs')
  const chosen = plan
    .filter(({ kind }) => kind !== 'unit')
    .flatMap(({ kind, files }) =>
      testFiles(kind).filter((path) => files.length === 0 || files.some((part) => path.includes(part))),
    )
  if (chosen.length === 0) return {}
  const hasBrowser = chosen.some((file) => file.startsWith('tests/e2e/'))
  const { ensureBrowser } = await import('./test/browser.mjs')
  if (hasBrowser) await ensureBrowser()
  // In parallel, since neither keeps two processors busy.
  const [env] = await Promise.all([
    makePostgres(hasBrowser || chosen.some(needsSeed)),
    makeBuild(hasBrowser || chosen.some(needsBuild)),
  ])
  return env
}

/** A database with the demo provider, and the build. */
async function makeBoth() {
  const [env] = await Promise.all([makePostgres(true), makeBuild(true)])
  return env
}

/** @returns {Promise<{ ended: Promise<void> }>} */
async function startInstalling() {
  const { installFamilyBrowsers } = await import('./test/family-browsers.mjs')
  const { cleanUpWith } = await import('./steps/lifecycle.mjs')
  const ended = installFamilyBrowsers()
  cleanUpWith(() => ended)
  return { ended }
}

/** Runs the journeys where a browser is installed and time is left. */
async function runBrowsers(files, prepare) {
  const { chooseBrowsers } = await import('./test/family-browsers.mjs')
  const end = deadline()
  const { run, skipped } = chooseBrowsers(end && end - Date.now() / 1000)
  for (const words of skipped) say(`Skipping ${words}`)
  if (run.length === 0) return { passed: 0, failed: 0, failures: [], flaky: [], skipped }
  const { runFamilyBrowsers } = await import('./test/runners.mjs')
  return { ...(await runFamilyBrowsers(run, files, await prepare())), skipped }
}

async function makePostgres(isSeeded) {
  const { openThrowawayPostgres, seedTemplate } = await import('./test/throwaway-postgres.mjs')
  const { cleanUpWith } = await import('./steps/lifecycle.mjs')
  const postgres = await step('Starting a temporary PostgreSQL', 'Started PostgreSQL', () =>
    openThrowawayPostgres({ cleanUpWith }),
  )
  const env = { TEST_POSTGRES_URL: postgres.url('postgres') }
  if (!isSeeded) return env
  env.TEST_SEED_DATA_DIR = await step(
    'Seeding the demo provider (the pictures are kept for the next run)',
    'Seeded the demo provider',
    () => seedTemplate(postgres),
  )
  return env
}

async function makeBuild(isWanted) {
  const { ensureBuild } = await import('./steps/build.mjs')
  if (isWanted) await ensureBuild()
}

async function runTests(plan, env) {
  const { runPlaywright, runVitest } = await import('./test/runners.mjs')
  const tallies = {}
  for (const { kinds, files } of groupRuns(plan.filter(({ kind }) => kind !== 'e2e')))
    tallies[kinds.join(' and ')] = await runVitest(kinds, files, env)
  for (const { files } of plan.filter(({ kind }) => kind === 'e2e'))
    tallies.e2e = await runPlaywright(files, env)
  return tallies
}

/** Vitest kinds with the same selection of files share one run. */
function groupRuns(plan) {
  const [first, ...others] = plan
  const kinds = plan.map(({ kind }) => kind)
  if (first && others.every(({ files }) => files.join() === first.files.join()))
    return [{ kinds, files: first.files }]
  return plan.map(({ kind, files }) => ({ kinds: [kind], files }))
}

function report(tallies) {
  console.log('\nSummary')
  for (const [name, { passed, failed, failures, flaky, skipped = [] }] of Object.entries(tallies)) {
    console.log(`  ${name}: ${passed} passed, ${failed} failed`)
    for (const failure of failures) console.log(`    ✖ ${failure}`)
    for (const name of flaky) console.log(`    ↻ ${name}: passed on retry`)
    for (const name of skipped) console.log(`    ↓ ${name}: skipped`)
  }
  const sum = (key) => Object.values(tallies).reduce((total, tally) => total + tally[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
}
