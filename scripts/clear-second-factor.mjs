// `npm run clear-second-factor -- USERNAME`: for an administrator who lost their device when no other can sign in. The
// password alone opens the account again, its sessions end, and the audit log says so.
import { runOperation } from './steps/operation.mjs'

const WORDS = new Map([
  [true, 'The second factor is gone: the password alone opens the account. Its sessions have ended.'],
  [false, 'This account has no second factor.'],
  [null, 'No account has this name.'],
])

const [username] = process.argv.slice(2)
if (!username) {
  console.error('Usage: npm run clear-second-factor -- USERNAME')
  process.exit(2)
}
const source = 'lib/accounts/second-factor/clear-second-factor.ts'
await runOperation('clear-second-factor', source, async ({ clearSecondFactorByName }) => {
  const cleared = await clearSecondFactorByName(username)
  console.log(WORDS.get(cleared))
  return cleared === null ? 1 : 0
})
