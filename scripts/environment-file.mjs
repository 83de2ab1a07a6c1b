import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Reads `.env` of the checkout into process.env, where a variable that is already set wins. */
export function loadEnvironmentFile() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
