import pg from 'pg'

export const COMMUNITIES = 1_000
/** Each community is in one city and serves three more, with four care types and 'any': 20 URLs. */
export const LANDING_ADDRESSES = COMMUNITIES * 20

const PARTS = [
  'community_highlights',
  'community_features',
  'floor_plans',
  'communities_amenities',
  'staffed_hours',
]

/**
 * Fills a seeded database by SQL with copies of the demo communities, each in cities of its own. Slugs are
 * `bench-house-N`, cities `bench-town-N-1` to `bench-town-N-4`.
 */
export async function fillLargeSite(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `create temporary table copies as
       select n, gen_random_uuid() as copy_id, original.id as original_id from generate_series(1, $1::int) n
       join (select id, row_number() over (order by slug) - 1 as place, count(*) over () as total from communities) original
       on original.place = n % original.total`,
      [COMMUNITIES],
    )
    await copyRows(client, 'communities', 'id', {
      id: 'copy_id',
      slug: `'bench-house-' || n`,
      name: `'Bench House ' || n`,
      city: `'Bench Town ' || n || ' 1'`,
      serves_cities: `array['bench-town-' || n || '-2', 'bench-town-' || n || '-3', 'bench-town-' || n || '-4']`,
      featured: 'false',
    })
    await client.query(
      `insert into communities_care_types (community_id, care_type_id) select copy_id, care.id from copies,
       (select id from care_types where active order by sort_order, slug limit 4) care`,
    )
    for (const table of PARTS) await copyRows(client, table, 'community_id', { community_id: 'copy_id' })
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function copyRows(client, table, link, changed) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  const values = columns.map(
    (name) => changed[name] ?? (name === 'id' ? 'gen_random_uuid()' : `source."${name}"`),
  )
  await client.query(
    `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from copies join "${table}" source on source."${link}" = original_id`,
  )
}
