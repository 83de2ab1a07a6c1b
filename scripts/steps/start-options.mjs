/**
 * Reads the arguments of `npm start -- …` and `npm run dev -- …`; `DEMO=off` says the same as `--empty`.
 * @returns {{ isEmpty: boolean }} isEmpty: an empty database stays without the demo provider
 * @throws Error naming an unknown argument
 */
export function readStartOptions(given = process.argv.slice(2), env = process.env) {
  const unknown = given.find((argument) => argument !== '--empty')
  if (unknown)
    throw new Error(`Unknown option ${unknown}. The only option is --empty, which starts without the demo`)
  return { isEmpty: given.includes('--empty') || env.DEMO === 'off' }
}
