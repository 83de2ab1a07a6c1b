import type { MenuItem } from '@/lib/site/content/resolve-navigation'

let asked: Promise<MenuItem[]> | null = null

/**
 * Menu entries, fetched once per document.
 * @throws when the server cannot be reached; the next call retries
 */
export function menuEntries(): Promise<MenuItem[]> {
  asked ??= fetchEntries().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

async function fetchEntries(): Promise<MenuItem[]> {
  const answer = await fetch('/api/site-navigation')
  if (!answer.ok) throw new Error(`The menu was answered with ${answer.status}`)
  const { menu } = (await answer.json()) as { menu: MenuItem[] }
  return menu
}
