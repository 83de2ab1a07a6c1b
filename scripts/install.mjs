// `node scripts/install.mjs`: the packages of the lockfile, installed unless they are there already.
import { runCommand } from './steps/lifecycle.mjs'
import { checkNodeVersion, ensurePackages } from './steps/packages.mjs'

await runCommand(async () => {
  checkNodeVersion()
  await ensurePackages()
})
