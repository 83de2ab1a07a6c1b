import { pathToFileURL } from 'node:url'
import { bundleFile } from '../bundle.mjs'

/** Stands for the embedded database, whose address is known only once it runs. */
const EMBEDDED = 'postgresql://embedded.invalid/none'

/**
 * Checks the settings of the environment before anything starts.
 * @param {Record<string, string>} made settings that the command makes itself
 * @throws Error that names each bad variable, never its value
 */
export async function checkSettings(made) {
  const { env } = await import(pathToFileURL(await bundleFile('lib/platform/env.ts')).href)
  const given = process.env
  process.env = { ...made, ...withoutEmpty(given), NODE_ENV: 'production' }
  process.env.DATABASE_URL ||= EMBEDDED
  try {
    env()
  } finally {
    process.env = given
  }
}

const withoutEmpty = (settings) => Object.fromEntries(Object.entries(settings).filter(([, value]) => value))
