import 'server-only'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import type { Actor } from '@/lib/accounts/actor'
import { describePaths, sharedComponents } from '@/lib/desk/api/describe-operations'
import { schemaCollection } from '@/lib/desk/api/openapi-schemas'
import { API_VERSION, operationsFor } from '@/lib/desk/api/operations'
import { webhookCalls } from '@/lib/desk/api/webhooks'
import { webhookMessageSchema } from '@/lib/desk/webhooks/webhook-message'
import { named } from '@/lib/platform/http/component-names'
import { problemSchema } from '@/lib/platform/http/problem'
import { siteUrl } from '@/lib/platform/site'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Reader = Pick<Actor, 'role' | 'scopes'>

/** OpenAPI 3.1, from the operations that the route handlers run. @param reader null: the public part only */
export async function describeApi(reader: Reader | null) {
  const { companyName, companyEmail } = await getSiteSettings()
  const operations = operationsFor(reader)
  const collection = schemaCollection()
  const paths = describePaths(operations, collection)
  const message = collection.schemaOf(named('WebhookMessage', webhookMessageSchema), 'output')
  collection.schemaOf(named('Problem', problemSchema), 'output')
  return {
    openapi: '3.1.0',
    info: {
      title: `${companyName}: API`,
      version: API_VERSION,
      description: aboutCalls(reader),
      contact: { name: companyName, email: companyEmail, url: siteUrl('/developers') },
      license: { name: 'For partners of the company', url: siteUrl('/developers') },
    },
    servers: [{ url: siteUrl('/').replace(/\/$/, '') }],
    tags: [...new Set([...operations.map(({ tag }) => tag), 'Webhooks'])].map((name) => ({ name })),
    paths,
    webhooks: webhookCalls(message),
    components: {
      schemas: sorted(collection.components),
      ...sharedComponents(),
      securitySchemes: securitySchemes(),
    },
  }
}

const sorted = <T>(by: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(by).toSorted(([a], [b]) => a.localeCompare(b)))

const securitySchemes = () => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(),
    description: 'Of a person who signed in at /login. Changes must come from pages of this site.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'Of a program. Administrators make it at /admin/api-keys, for one scope or more.',
  },
})

function aboutCalls(reader: Reader | null): string {
  const guide = `The guide is at ${siteUrl('/developers')}.`
  if (!reader)
    return `What anybody may call, and partners with an API key. Sign in, or send a key, to see the rest. ${guide}`
  if (reader.scopes) return `What this API key may call. ${guide}`
  return `What you may do on screen you may do by these calls, no more. They are made with the cookie of your session, from pages of this site; programs send an API key instead. ${guide}`
}
