// `node scripts/steps/print-flags.mjs web|worker`: Node's flags for this process, for shells and unit files.
import { serverFlags } from './server-flags.mjs'

console.log(serverFlags(process.argv[2] === 'worker' ? 'worker' : 'web').join(' '))
