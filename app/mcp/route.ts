import { forKeys } from '@/lib/accounts/partners/key-answer'
import { route } from '@/lib/platform/http/route'
import { answerAssistant } from '@/lib/records/assistants/answer-assistant'

const answer = forKeys(route<unknown>(answerAssistant))

/** Messages of the Model Context Protocol, one in each request. */
export const POST = answer

/** Tells programs without a key how to get one; there is no stream to read. */
export const GET = answer
