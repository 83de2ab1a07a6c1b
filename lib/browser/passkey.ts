import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { apiRequest, errorBody } from '@/lib/browser/api-request'

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
const UNUSED = 'No passkey was used. Try again, or sign in another way.'
const UNMADE = 'No passkey was created. Try again when you are ready.'
const KNOWN = 'This device already has a passkey for your account.'

/** Signs in with a passkey; with a token it is the second step. @throws Error with text to show */
export async function signWithPasskey(token: string | undefined) {
  const optionsJSON = await signInOptions(token)
  return startAuthentication({ optionsJSON }).catch(() => {
    throw new Error(UNUSED)
  })
}

/** Creates a passkey on this device. @throws Error with text to show */
export async function makePasskey(optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON']) {
  return startRegistration({ optionsJSON }).catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    throw new Error(isKnown ? KNOWN : UNMADE)
  })
}

async function signInOptions(token: string | undefined): Promise<RequestOptions> {
  try {
    const response = await apiRequest('POST', '/api/login/passkey/options', { token })
    return (await response.json()) as RequestOptions
  } catch (error) {
    throw new Error(errorBody(error).message || UNUSED)
  }
}
