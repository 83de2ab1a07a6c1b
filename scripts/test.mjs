// `npm test [-- unit|integration|e2e [file …]]`: everything from nothing: packages, a throw-away PostgreSQL, the
// production build, a browser. The last line is `N passed, N failed`.
import { runCommand } from './steps/lifecycle.mjs'
import { checkNodeVersion, ensurePackages } from './steps/packages.mjs'
import { say } from './steps/progress.mjs'

const KINDS = ['unit', 'integration', 'e2e']

await runCommand(async () => {
  const [first, ...rest] = process.argv.slice(2)
  const kinds = KINDS.includes(first) ? [first] : KINDS
  const files = KINDS.includes(first) ? rest : process.argv.slice(2)
  checkNodeVersion()
  await ensurePackages()
  const { ensurePrismaClient } = await import('./steps/prisma-client.mjs')
  await ensurePrismaClient()
  const env = kinds.includes('integration') || kinds.includes('e2e') ? await prepareServers(kinds) : {}
  const tallies = await runTests(kinds, files, env)
  return report(tallies)
})

/** What integration and end-to-end tests share. @returns {Promise<Record<string, string>>} where tests find it */
async function prepareServers(kinds) {
  const { ensureBuild } = await import('./steps/build.mjs')
  const { ensureBrowser } = await import('./test/browser.mjs')
  const { openThrowawayPostgres, seedTemplate } = await import('./test/throwaway-postgres.mjs')
  const { cleanUpWith } = await import('./steps/lifecycle.mjs')
  const makePostgres = async () => {
    say('Starting a throw-away PostgreSQL')
    const postgres = await openThrowawayPostgres({ cleanUpWith })
    say('Seeding the demo provider (the pictures are kept for the next run)')
    return { TEST_POSTGRES_URL: postgres.url('postgres'), TEST_SEED_DATA_DIR: await seedTemplate(postgres) }
  }
  if (kinds.includes('e2e')) await ensureBrowser()
  // Side by side: neither keeps two processors busy by itself.
  const [env] = await Promise.all([makePostgres(), ensureBuild()])
  return env
}

async function runTests(kinds, files, env) {
  const { runPlaywright, runVitest } = await import('./test/runners.mjs')
  const projects = kinds.filter((kind) => kind !== 'e2e')
  const tallies = {}
  if (projects.length > 0) tallies[projects.join(' and ')] = await runVitest(projects, files, env)
  if (kinds.includes('e2e')) tallies.e2e = await runPlaywright(files, env)
  return tallies
}

function report(tallies) {
  console.log('\nSummary')
  for (const [name, { passed, failed, failures, flaky }] of Object.entries(tallies)) {
    console.log(`  ${name}: ${passed} passed, ${failed} failed`)
    for (const failure of failures) console.log(`    ✖ ${failure}`)
    for (const name of flaky) console.log(`    ↻ ${name}: passed when it was tried again`)
  }
  const sum = (key) => Object.values(tallies).reduce((total, tally) => total + tally[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
}
