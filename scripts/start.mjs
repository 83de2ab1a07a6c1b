// `npm start`: from a fresh clone to a running site, and on every later start only what changed.
import { runCommand } from './steps/lifecycle.mjs'
import { prepare } from './steps/prepare.mjs'
import { say } from './steps/progress.mjs'

await runCommand(async () => {
  const { env, hasAccounts } = await prepare()
  const { ensureBuild } = await import('./steps/build.mjs')
  const { startProcess } = await import('./steps/server-process.mjs')
  await ensureBuild()
  say('Starting the server')
  const server = startProcess('.build/server.mjs', { ...env, NODE_ENV: 'production' })
  server.ready.then(({ port }) => announce(env.SITE_URL, port, hasAccounts))
  return server.exited
})

function announce(siteUrl, port, hasAccounts) {
  console.log(`\n  Porchlight is running at ${siteUrl}`)
  if (!siteUrl.endsWith(`:${port}`)) console.log(`  (listening on port ${port})`)
  if (!hasAccounts) console.log(`  Create the first account at ${siteUrl}/login`)
  console.log('  Ctrl-C stops it.\n')
}
