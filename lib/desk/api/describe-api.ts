import 'server-only'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import type { Actor } from '@/lib/accounts/actor'
import { describePaths, sharedComponents } from '@/lib/desk/api/describe-operations'
import { schemaCollection } from '@/lib/desk/api/openapi-schemas'
import { API_VERSION, operationsFor } from '@/lib/desk/api/operations'
import { webhookCalls } from '@/lib/desk/api/webhooks'
import { named } from '@/lib/platform/http/component-names'
import { problemSchema } from '@/lib/platform/http/problem'
import { siteUrl } from '@/lib/platform/site'
import { capitalized } from '@/lib/records/declare/capitalized'
import { entities } from '@/lib/records/entities/registry'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Reader = Pick<Actor, 'role' | 'scopes'>

/** OpenAPI 3.1, from the operations that the route handlers run. @param reader null: the public part only */
export async function describeApi(reader: Reader | null) {
  const { companyName, companyEmail } = await getSiteSettings()
  return {
    openapi: '3.1.0',
    info: {
      title: `${companyName}: API`,
      version: API_VERSION,
      description: aboutCalls(reader),
      contact: {
        name: companyName,
        ...(companyEmail && { email: companyEmail }),
        url: siteUrl('/developers'),
      },
      license: { name: 'For partners of the company', url: siteUrl('/developers') },
    },
    servers: [{ url: siteUrl('/').replace(/\/$/, '') }],
    ...callsOf(reader),
  }
}

type Calls = ReturnType<typeof describeCalls>

/** By role and scopes; everything else in a document is the same until the next release. */
const described = new Map<string, Calls>()

function callsOf(reader: Reader | null): Calls {
  const key = reader ? [reader.role, ...(reader.scopes ?? [])].join() : ''
  const calls = described.get(key) ?? describeCalls(reader)
  described.set(key, calls)
  return calls
}

function describeCalls(reader: Reader | null) {
  const operations = operationsFor(reader)
  const collection = schemaCollection()
  const paths = describePaths(operations, collection)
  const webhooks = webhookCalls(reader && !reader.scopes ? 'company' : 'key', collection)
  collection.schemaOf(named('Problem', problemSchema), 'output')
  return {
    tags: tagsOf(operations),
    paths,
    webhooks,
    components: {
      schemas: sorted(collection.components()),
      ...sharedComponents(),
      securitySchemes: securitySchemes(reader),
    },
  }
}

const TAGS: Record<string, string> = {
  Leads: 'Families who want a tour or a call.',
  Partner: 'The API key and the company that uses it.',
  'Webhook endpoints': 'Where the events of this key are sent.',
  Site: 'Public facts of the company and its communities.',
  'Forms of the site': 'Forms that visitors submit.',
  Drafts: 'Changes waiting to be published.',
  Webhooks: 'What we send to your endpoint.',
}

function tagsOf(operations: ReturnType<typeof operationsFor>) {
  const abouts = entities.map(({ labels, about }) => [
    capitalized(labels.many),
    about ?? `All ${labels.many}.`,
  ])
  const descriptions = { ...Object.fromEntries(abouts), ...TAGS }
  const names = new Set([...operations.map(({ tag }) => tag), 'Webhooks'])
  return [...names].map((name) => ({ name, description: descriptions[name] }))
}

const sorted = <T>(by: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(by).toSorted(([a], [b]) => a.localeCompare(b)))

const securitySchemes = (reader: Reader | null) => ({
  ...(reader && !reader.scopes && { session: sessionScheme() }),
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key. Administrators create keys at /admin/api-keys with one or more scopes.',
  },
})

const sessionScheme = () => ({
  type: 'apiKey',
  in: 'cookie',
  name: sessionCookieName(),
  description:
    'The session cookie of a person who signed in at /login. Changes must come from pages of this site.',
})

function aboutCalls(reader: Reader | null): string {
  const guide = `The guide is at ${siteUrl('/developers')}.`
  if (!reader)
    return `The calls that anyone and partners with an API key can make. Sign in, or send a key, to see the rest. ${guide}`
  if (reader.scopes) return `The calls that this API key can make. ${guide}`
  return `These calls can do what you can do on screen. They use your session cookie and work only from pages of this site. Programs send an API key instead. ${guide}`
}
