// `npm start`: sets up and runs the site from a fresh clone; later starts redo only the steps that changed.
// `npm start -- --empty` leaves an empty database without the demo provider.
import { runCommand } from './steps/lifecycle.mjs'
import { prepare } from './steps/prepare.mjs'
import { say, sayWarnings } from './steps/progress.mjs'

const started = performance.now()

await runCommand(async () => {
  const { env, hasAccounts } = await prepare(build)
  const { startProcess } = await import('./steps/server-process.mjs')
  say('Starting the server')
  const server = startProcess('.build/server.mjs', { ...env, NODE_ENV: 'production' })
  server.ready.then(async ({ port }) => {
    announce(env.SITE_URL, port, hasAccounts)
    sayWarnings(await server.warnings)
  })
  return server.exited
})

async function build() {
  const { ensureBuild } = await import('./steps/build.mjs')
  await ensureBuild()
}

function announce(siteUrl, port, hasAccounts) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\n  Porchlight is running at ${siteUrl} (after ${seconds} s)`)
  if (!siteUrl.endsWith(`:${port}`)) console.log(`  (listening on port ${port})`)
  if (hasAccounts) console.log(`  Next: open ${siteUrl}, or sign in at ${siteUrl}/login`)
  else console.log(`  Next: open ${siteUrl}, then create the first account at ${siteUrl}/login`)
  console.log('  Ctrl-C stops it.\n')
}
