import 'server-only'
import { communityDirectory } from '@/lib/leads/tour-requests/directory'

/** Every community by its name, as mails may call it. */
export async function knownCommunities(): Promise<{ id: string; name: string }[]> {
  const directory = await communityDirectory()
  const byId = new Map([...directory.values()].map(({ id, name }) => [id, { id, name }]))
  return [...byId.values()]
}
