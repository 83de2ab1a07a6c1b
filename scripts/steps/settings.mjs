import { pathToFileURL } from 'node:url'
import { bundleFile } from '../bundle.mjs'

/** Placeholder: the address of the embedded database is known only once it runs. */
const EMBEDDED = 'postgresql://embedded.invalid/none'

/**
 * Checks the environment variables before anything starts.
 * @param {Record<string, string>} defaults set by the command itself
 * @throws Error that names each invalid variable, never its value
 */
export async function checkSettings(defaults) {
  const { env } = await import(pathToFileURL(await bundleFile('lib/platform/env.ts')).href)
  const given = process.env
  process.env = { ...defaults, ...withoutEmpty(given), NODE_ENV: 'production' }
  process.env.DATABASE_URL ||= EMBEDDED
  try {
    env()
  } finally {
    process.env = given
  }
}

const withoutEmpty = (settings) => Object.fromEntries(Object.entries(settings).filter(([, value]) => value))
