// `node scripts/install.mjs`: installs the packages of the lockfile unless they are installed already.
import { runCommand } from './steps/lifecycle.mjs'
import { checkNodeVersion, ensurePackages } from './steps/packages.mjs'

await runCommand(async () => {
  checkNodeVersion()
  await ensurePackages()
})
