import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

const CLIENT = { id: 'porchlight', secret: 'a secret of forty characters for a test!' }

/** Its default times to live would print a notice each. */
const LIVING = [
  'AccessToken',
  'AuthorizationCode',
  'Grant',
  'IdToken',
  'Interaction',
  'RefreshToken',
  'Session',
]
const HOUR_S = 3_600

type Claims = Record<string, unknown>

type Context = { oidc: { session?: { accountId?: string }; client: { clientId: string } } }

/**
 * A real OpenID provider on loopback. `people` are its accounts by subject, and `signsIn` says who uses the
 * browser. @param logoutUri receives its back-channel messages
 */
export async function startIdentityProvider(callback: string, logoutUri: string) {
  const people = new Map<string, Claims>()
  const state = { signsIn: '', isDown: false, givesRefresh: true }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configuration())
  const handle = provider.callback()
  server.on('request', (request, response) => void answer(request, response))

  function configuration(): object {
    return {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [callback],
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'client_secret_post',
          backchannel_logout_uri: logoutUri,
          backchannel_logout_session_required: true,
        },
      ],
      cookies: { keys: ['a key for cookies of a test'] },
      jwks: {
        keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })],
      },
      ttl: Object.fromEntries(LIVING.map((name) => [name, HOUR_S])),
      pkce: { required: () => true },
      conformIdTokenClaims: false,
      claims: {
        openid: ['sub', 'sid', 'amr'],
        email: ['email', 'email_verified'],
        profile: ['preferred_username', 'groups', 'hasgroups'],
      },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      interactions: { url: () => '/interaction' },
      issueRefreshToken: () => state.givesRefresh,
      rotateRefreshToken: true,
      findAccount: (_: unknown, sub: string) => {
        const claims = people.get(sub)
        return claims && { accountId: sub, claims: () => ({ sub, ...claims }) }
      },
      // Nobody is asked for consent.
      loadExistingGrant: async ({ oidc }: Context) => {
        const grant = new provider.Grant({
          accountId: oidc.session?.accountId ?? '',
          clientId: oidc.client.clientId,
        })
        grant.addOIDCScope('openid profile email offline_access')
        await grant.save()
        return grant
      },
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state.isDown) response.writeHead(503).end('down')
    else if (request.url?.startsWith('/interaction')) {
      await provider.interactionFinished(request, response, {
        login: { accountId: state.signsIn, amr: amr() },
      })
    } else await handle(request, response)
  }

  const amr = () => people.get(state.signsIn)?.amr

  return {
    issuer,
    client: CLIENT,
    people,
    state,
    /** Follows the provider's pages as the browser of `signsIn`. @returns the address it is sent back to */
    async follow(start: string): Promise<URL> {
      const jar = new Map<string, string>()
      let address = start
      for (let hop = 0; hop < 10 && !address.startsWith(callback); hop += 1) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const page = await fetch(address, { headers: { cookie }, redirect: 'manual' })
        for (const line of page.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          jar.set(name, value)
        }
        const location = page.headers.get('location')
        if (!location) throw new Error(`the provider answered ${page.status}: ${await page.text()}`)
        address = new URL(location, issuer).href
      }
      return new URL(address)
    },
    /** Sends a back-channel logout for a session of the provider. */
    async logOut(sub: string, sid: string): Promise<void> {
      const client = await provider.Client.find(CLIENT.id)
      await client?.backchannelLogout(sub, sid)
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
