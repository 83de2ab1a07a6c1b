import 'server-only'
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { mayPass, OutsideError, readableWords } from '@/lib/platform/integrations/ask-outside'

/**
 * How a call to the provider failed: `down` passes on its own, `refused` is its answer about this person, and
 * `setup` has to be fixed in the settings here or there.
 */
export type ProviderFault = { is: 'down' | 'refused' | 'setup'; words: string }

const REFUSALS = [
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'invalid_grant',
]
const TRANSIENT = ['temporarily_unavailable', 'server_error']

/** Judges an error of the library or of our fetch. @throws the error when neither made it */
export function providerFault(error: unknown): ProviderFault {
  const outside = [error, causeOf(error), causeOf(causeOf(error))].find((one) => one instanceof OutsideError)
  if (outside instanceof OutsideError) {
    return { is: outside.failure.isPermanent ? 'setup' : 'down', words: outside.message }
  }
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    const words = readableWords(
      `The identity provider answered ${error.error}. ${error.error_description ?? ''}`,
    )
    if (REFUSALS.includes(error.error)) return { is: 'refused', words }
    const isDown = TRANSIENT.includes(error.error) || ('status' in error && mayPass(error.status))
    return { is: isDown ? 'down' : 'setup', words }
  }
  if (error instanceof ClientError) {
    const answer = causeOf(error)
    if (error.code === 'OAUTH_TIMEOUT' || (answer instanceof Response && mayPass(answer.status))) {
      return { is: 'down', words: 'The identity provider sent an unusable response' }
    }
    return {
      is: 'setup',
      words: readableWords(`The identity provider sent an unexpected response: ${error.message}`),
    }
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    return {
      is: mayPass(error.status) ? 'down' : 'setup',
      words: `The identity provider answered ${error.status}`,
    }
  }
  throw error
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
