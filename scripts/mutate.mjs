// `npm run mutate [-- part of a name]`: breaks each guard in a copy of the checkout and runs the tests named
// for it. Exits with 1 when a guard's tests still pass.
import { breakGuard, copyCheckout } from './mutate/copy.mjs'
import { guards as allGuards } from './mutate/guards.mjs'
import { namedTests, runNamed } from './mutate/named-tests.mjs'
import { withTemplateOf } from './mutate/template.mjs'
import { cleanUpWith, runCommand } from './steps/lifecycle.mjs'
import { checkNodeVersion, ensurePackages } from './steps/packages.mjs'
import { say } from './steps/progress.mjs'

await runCommand(async () => {
  const words = process.argv.slice(2).join(' ')
  const guards = allGuards.filter(({ name }) => name.includes(words))
  if (guards.length === 0) throw new Error(`No guard matches “${words}”.`)
  checkNodeVersion()
  await ensurePackages()
  const { ensurePrismaClient } = await import('./steps/prisma-client.mjs')
  await ensurePrismaClient()
  say('Copying the checkout')
  const copy = await copyCheckout()
  cleanUpWith(copy.remove)
  const postgres = await startPostgres()
  const env = { TEST_POSTGRES_URL: postgres.url('postgres') }
  await assertSound(copy.folder, guards, env)
  const survivors = []
  for (const [index, guard] of guards.entries()) {
    const noticedBy = await tryWithout(guard, copy.folder, postgres, env)
    if (noticedBy.length === 0) survivors.push(guard)
    const verdict = noticedBy.length > 0 ? 'noticed ' : 'SURVIVED'
    console.log(`${String(index + 1).padStart(2)}/${guards.length} ${verdict} ${guard.name} (${guard.file})`)
  }
  console.log(`\n${guards.length} guards, ${guards.length - survivors.length} noticed`)
  return survivors.length > 0 ? 1 : 0
})

async function startPostgres() {
  const { openThrowawayPostgres } = await import('./test/throwaway-postgres.mjs')
  say('Starting a temporary PostgreSQL')
  return openThrowawayPostgres({ cleanUpWith })
}

/** A test that already fails would notice every loss, and a missing test none. */
async function assertSound(folder, guards, env) {
  say('Running the named tests with every guard in place')
  const { passed, failed, output } = await runNamed(folder, guards, env)
  if (failed.length > 0) throw new Error(`These tests fail without any change:\n  ${failed.join('\n  ')}`)
  const missing = guards.filter((guard) => namedTests(guard, passed).length === 0)
  if (missing.length === 0) return
  const wanted = missing.map(({ test, titled }) => `${test} › ${titled}`)
  throw new Error(`These tests did not run:\n  ${wanted.join('\n  ')}\n${output}`)
}

/** @returns {Promise<string[]>} the tests that fail without the guard */
async function tryWithout(guard, folder, postgres, env) {
  const restore = breakGuard(folder, guard)
  try {
    const run = () => runNamed(folder, [guard], env)
    const isSql = guard.file.endsWith('.sql')
    const { passed, failed, output } = await (isSql ? withTemplateOf(folder, postgres, run) : run())
    if (passed.length + failed.length > 0) return failed
    throw new Error(`The tests of “${guard.name}” could not run without it:\n${output}`)
  } finally {
    restore()
  }
}
