import 'server-only'
import { communityDirectory } from '@/lib/leads/tour-requests/directory'

export async function knownCommunities(): Promise<{ id: string; name: string }[]> {
  const directory = await communityDirectory()
  const byId = new Map([...directory.values()].map(({ id, name }) => [id, { id, name }]))
  return [...byId.values()]
}
