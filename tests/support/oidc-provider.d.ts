/** The part of oidc-provider 8 that identity-provider.ts uses; its types are a package of their own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
  type LogoutClient = { backchannelLogout(sub: string, sid: string): Promise<void> }

  export default class Provider {
    constructor(issuer: string, configuration: object)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    Grant: new (properties: {
      accountId: string
      clientId: string
    }) => Grant
    Client: { find(id: string): Promise<LogoutClient | undefined> }
  }
}
