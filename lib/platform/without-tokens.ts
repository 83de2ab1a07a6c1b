/** Long and with capitals or underscores: no id and no slug looks like this. */
const TOKEN = /(?<=\/)(?=[^/]*[A-Z_])[\w-]{40,}/g

/** A path for the log: private links must not be readable there. */
export function withoutTokens(path: string): string {
  return path.replace(TOKEN, ':token')
}
