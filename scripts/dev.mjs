// `npm run dev`: as npm start, but pages compile on request and reload on change. A change of server.ts or lib/server/front
// needs a restart.
import { runCommand } from './steps/lifecycle.mjs'
import { prepare } from './steps/prepare.mjs'

await runCommand(async () => {
  const { env } = await prepare()
  const { join } = await import('node:path')
  const { bundle } = await import('./bundle.mjs')
  const { root } = await import('./root.mjs')
  const { startProcess } = await import('./steps/server-process.mjs')
  await bundle({ server: 'server.ts' }, join(root, '.build', 'dev'))
  const server = startProcess('.build/dev/server.mjs', { ...env, NODE_ENV: 'development' })
  server.ready.then(({ port }) => console.log(`\n  Developing at http://localhost:${port}\n`))
  return server.exited
})
