// `npm run prisma -- …`: the Prisma CLI with our schema engine, so that nothing is downloaded.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { prismaEnvironment } from './prisma-environment.mjs'

const cli = fileURLToPath(new URL('../node_modules/prisma/build/index.js', import.meta.url))
const child = spawn(process.execPath, [cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...prismaEnvironment },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
