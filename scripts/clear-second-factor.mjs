// `npm run clear-second-factor -- USERNAME`: for a sole administrator who lost their device.
import { runOperation } from './steps/operation.mjs'

const MESSAGES = new Map([
  [true, 'Second factor removed. The password alone is enough to sign in. All sessions have ended.'],
  [false, 'This account has no second factor.'],
  [null, 'No account has this username.'],
])

const [username] = process.argv.slice(2)
if (!username) {
  console.error('Usage: npm run clear-second-factor -- USERNAME')
  process.exit(2)
}
const source = 'lib/accounts/second-factor/clear-second-factor.ts'
await runOperation('clear-second-factor', source, async ({ clearSecondFactorByName }) => {
  const cleared = await clearSecondFactorByName(username)
  console.log(MESSAGES.get(cleared))
  return cleared === null ? 1 : 0
})
