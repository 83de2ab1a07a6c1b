import { type StubAnswer, type StubRequest, startHttpStub } from '@/tests/support/http-stub'

const TOKEN = 'pat-na1-00000000'

type Kind = 'contacts' | 'deals'
type Kept = { id: string; properties: Record<string, string>; contact?: string }

const PIPELINES = [
  {
    id: 'default',
    label: 'Families',
    stages: [
      { id: 's-new', label: 'New' },
      { id: 's-contacted', label: 'Talked' },
      { id: 's-toured', label: 'Tour done' },
      { id: 's-lost', label: 'Closed lost' },
    ],
  },
]

const missing = {
  status: 404,
  body: { status: 'error', message: 'resource not found', category: 'OBJECT_NOT_FOUND' },
}

/** Fake of HubSpot's CRM API 2026-09 with a service key, and its records in memory. */
export async function startHubspot() {
  const records: Record<Kind, Kept[]> = { contacts: [], deals: [] }
  const properties: string[] = []
  let refusal: StubAnswer | null = null
  let made = 100

  function answer({ method, path, headers, body }: StubRequest): StubAnswer {
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: { message: 'no token' } }
    if (refusal) return refusal
    const url = new URL(path, 'http://hubspot')
    const [, , section, version, kind, id] = url.pathname.split('/') as [
      string,
      string,
      string,
      string,
      Kind,
      string?,
    ]
    if (version !== '2026-09') throw new Error(`not the version that is used: ${path}`)
    const sent = body ? JSON.parse(body) : {}
    if (section === 'pipelines') return { status: 200, body: { results: PIPELINES } }
    if (section === 'properties') {
      if (method === 'GET') return properties.includes(`${kind}.${id}`) ? { status: 200 } : missing
      const isUnique = sent.name === 'porchlight_lead_id'
      if (sent.hasUniqueValue !== isUnique || !sent.groupName || !sent.fieldType)
        throw new Error('not a property of ours')
      properties.push(`${kind}.${sent.name}`)
      return { status: 201 }
    }
    if (section !== 'objects') throw new Error(`not an address of HubSpot's: ${path}`)
    if (id === 'search')
      return { status: 200, body: (kind === 'contacts' ? foundByPhone : found)(records[kind], sent) }
    if (id === 'gdpr-delete') {
      records[kind] = records[kind].filter((row) => row.id !== sent.objectId)
      return { status: 204, body: '' }
    }
    if (method === 'POST') return create(kind, sent)
    const by = url.searchParams.get('idProperty')
    const row = records[kind].find(
      (one) => (by ? one.properties[by] : one.id) === decodeURIComponent(id ?? ''),
    )
    if (!row) return missing
    if (method === 'DELETE') {
      records[kind] = records[kind].filter((one) => one !== row)
      return { status: 204, body: '' }
    }
    if (method === 'PATCH' && unknownProperty(kind, sent.properties))
      return { status: 400, body: { message: 'Property does not exist', category: 'VALIDATION_ERROR' } }
    if (method === 'PATCH') Object.assign(row.properties, sent.properties)
    return { status: 200, body: row }
  }

  const unknownProperty = (kind: Kind, sent: Kept['properties']) =>
    Object.keys(sent).some(
      (name) => name.startsWith('porchlight_') && !properties.includes(`${kind}.${name}`),
    )

  function create(
    kind: Kind,
    sent: { properties: Kept['properties']; associations?: { to: { id: string }; types: unknown }[] },
  ): StubAnswer {
    const twin = records[kind].find(
      ({ properties: { email, porchlight_lead_id: lead } }) =>
        lead === sent.properties.porchlight_lead_id ||
        (email !== undefined && email === sent.properties.email),
    )
    if (twin) return { status: 409, body: { message: `Contact already exists. Existing ID: ${twin.id}` } }
    made += 1
    const contact = sent.associations?.[0]?.to.id
    if (kind === 'deals' && !records.contacts.some(({ id }) => id === contact))
      throw new Error('a deal of nobody')
    const row = { id: String(made), properties: sent.properties, ...(contact && { contact }) }
    records[kind].push(row)
    return { status: 201, body: row }
  }

  const stub = await startHttpStub(answer)
  return {
    url: stub.url,
    failures: stub.failures,
    /** Configuration of an installation that uses it. */
    settings: { HUBSPOT_ACCESS_TOKEN: TOKEN, HUBSPOT_API_URL: stub.url },
    records,
    dealOf: (leadId: string) =>
      records.deals.find(({ properties: own }) => own.porchlight_lead_id === leadId),
    /** Answers every later request like this; null accepts it. */
    refuse(next: StubAnswer | null): void {
      refusal = next
    },
    /** Deletes all records. */
    forget(): void {
      Object.assign(records, { contacts: [], deals: [] })
      properties.length = 0
      refusal = null
    },
    close: stub.close,
  }
}

type Search = {
  filterGroups: { filters: { propertyName: string; operator?: string; value?: string }[] }[]
  properties: string[]
  limit: number
}

function found(rows: Kept[], { filterGroups, properties: wanted, limit }: Search) {
  const names = filterGroups[0]?.filters.map(({ propertyName }) => propertyName)
  if (names?.join() !== 'porchlight_lead_id,hs_lastmodifieddate' || limit > 200 || wanted.length === 0)
    throw new Error('not a search of HubSpot’s')
  return { total: rows.length, results: rows }
}

/** Compares area code and number, as HubSpot's calculated properties do. */
function foundByPhone(rows: Kept[], { filterGroups, limit }: Search) {
  const filters = filterGroups.flatMap(({ filters }) => filters)
  if (
    limit !== 1 ||
    filters.some(({ propertyName }) => !/^hs_searchable_calculated_(phone|mobile)_number$/.test(propertyName))
  )
    throw new Error('not a search by number')
  const results = rows.filter(({ properties: { phone = '' } }) =>
    filters.some(({ operator, value }) => operator === 'EQ' && phone.replace(/\D/g, '').slice(-10) === value),
  )
  return { total: results.length, results }
}
