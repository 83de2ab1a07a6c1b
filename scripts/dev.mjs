// `npm run dev`: like npm start, but pages compile on request and reload on change. After the front or the
// worker changed, Enter restarts them; a new database client restarts them automatically.
import { runCommand } from './steps/lifecycle.mjs'
import { prepare } from './steps/prepare.mjs'
import { say } from './steps/progress.mjs'

await runCommand(async () => {
  const { env } = await prepare()
  const { join } = await import('node:path')
  const { bundle } = await import('./bundle.mjs')
  const { root } = await import('./root.mjs')
  const { startProcess } = await import('./steps/server-process.mjs')
  const { watchServer } = await import('./steps/watch-server.mjs')
  for (;;) {
    const files = await bundle({ server: 'server.ts' }, join(root, '.build', 'dev'))
    const server = startProcess('.build/dev/server.mjs', {
      ...env,
      NODE_ENV: 'development',
      // Next maps its own errors with it.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`,
    })
    server.ready.then(({ port }) => console.log(`\n  Developing at http://localhost:${port}\n`))
    const watch = watchServer(files)
    const code = await Promise.race([server.exited, watch.restart])
    watch.close()
    if (code !== undefined) return code
    say('Restarting the server')
    server.stop()
    await server.exited
  }
})
