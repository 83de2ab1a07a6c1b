import { route } from '@/lib/platform/http/route'
import { assistantMetadata } from '@/lib/records/assistants/answer-assistant'

/** How programs get access to /mcp (RFC 9728). */
export const GET = route<unknown>(async () => Response.json(assistantMetadata()))
