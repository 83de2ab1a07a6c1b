import 'server-only'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import { AppError, invalidFields } from '@/lib/platform/errors'

type Partner = Pick<ApiKeyHolder, 'communityIds'>

/** A partner with a single community need not name it. */
export function withPartnerCommunity(
  sent: Record<string, unknown>,
  partner: Partner | undefined,
): Record<string, unknown> {
  const [only, ...others] = partner?.communityIds ?? []
  if (!only || others.length > 0 || sent.communityId || sent.floorPlanId) return sent
  return { ...sent, communityId: only }
}

/** Restricts a key to its communities. @throws AppError 400 without a known community, 403 for another one */
export function assertOfPartner({ communityIds }: Partner, community: { id: string } | null): void {
  if (communityIds.length === 0) return
  if (!community) throw invalidFields({ communityId: 'Say for which of your communities this is' })
  if (communityIds.includes(community.id)) return
  const words = 'This API key sends no requests for this community'
  throw new AppError('forbidden', 403, words, { fieldErrors: { communityId: words } })
}
