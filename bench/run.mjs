// `npm run bench [-- NAME …]` measures the production build with the demo data: one JSON line per figure on
// stdout, progress on stderr; exit code 1 when a figure misses its limit (bench/README.md).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../scripts/root.mjs'
import { cleanUpWith, runCommand } from '../scripts/steps/lifecycle.mjs'
import { checkNodeVersion, ensurePackages } from '../scripts/steps/packages.mjs'
import { say } from '../scripts/steps/progress.mjs'
import { collectFigures } from './figures.mjs'
import { watchMachine } from './quiet-moments.mjs'

// stdout belongs to the figures alone.
console.log = console.error

const FOLDER = join(root, 'bench', 'scenarios')

await runCommand(async () => {
  const names = chosenScenarios(process.argv.slice(2))
  checkNodeVersion()
  await ensurePackages()
  const { ensurePrismaClient } = await import('../scripts/steps/prisma-client.mjs')
  const { ensureBrowser } = await import('../scripts/test/browser.mjs')
  const { ensureBuild } = await import('../scripts/steps/build.mjs')
  await ensurePrismaClient()
  await ensureBrowser()
  await ensureBuild({ quiet: true })
  const postgres = await openSeededPostgres()
  const figures = collectFigures()
  const machine = await watchMachine()
  for (const name of names) await runScenario(name, { postgres, machine, figures })
  machine.close()
  return figures.summarize()
})

/** Every scenario file, or the named ones. @throws Error with the list of scenarios */
function chosenScenarios(wanted) {
  const all = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
  const unknown = wanted.filter((name) => !all.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no scenario ${unknown.join(', ')}; there are ${all.join(', ')}`)
  return wanted.length > 0 ? wanted : all
}

async function openSeededPostgres() {
  const { openThrowawayPostgres, seedTemplate } = await import('../scripts/test/throwaway-postgres.mjs')
  say('Starting a PostgreSQL of its own')
  const postgres = await openThrowawayPostgres({ isDurable: true, cleanUpWith })
  say('Seeding the demo provider (the pictures are kept for the next run)')
  return { ...postgres, dataDir: await seedTemplate(postgres) }
}

/** A failing scenario counts as a missed figure; the others still run. */
async function runScenario(name, { postgres, machine, figures }) {
  const { openContext } = await import('./context.mjs')
  say(`Scenario ${name}`)
  const context = await openContext({ name, postgres, machine, figures })
  try {
    const { default: scenario } = await import(pathToFileURL(join(FOLDER, `${name}.mjs`)).href)
    await scenario(context)
  } catch (error) {
    figures.fail(name, error)
  } finally {
    await context.close()
    const summary = machine.summary(name)
    if (summary) figures.report(summary)
  }
}
