import { fileURLToPath } from 'node:url'

/** The checkout's folder, absolute, without a trailing slash. Every command works from here. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
