import { describe, expect, test } from 'vitest'
import { demoData } from '@/prisma/seed/demo-data'

// T127: the demo texts agree with the rows that the site prints beside them.

const {
  communities,
  floorPlans,
  staffedHours,
  events,
  faqs,
  careTypes,
  galleries,
  landingPages,
  pages,
  quizzes,
} = demoData

type Text = { path: string; text: string }

function textsOf(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

const everything = textsOf(demoData)

/** Reviews are other people's words. */
const ours = everything.filter(({ path }) => !path.startsWith('.testimonials'))

const sentences = (texts: Text[]) =>
  texts.flatMap(({ path, text }) =>
    text.split(/(?<=[.!?;])\s+|<[^>]+>/).map((part) => ({ path, text: part })),
  )

/** A community's own record, floor plans, questions, galleries and landing pages. */
const textsOfCommunity = (slug: string) => [
  ...textsOf(communities.find((community) => community.slug === slug)),
  ...textsOf(floorPlans.filter(({ community }) => community === slug)),
  ...textsOf(faqs.filter(({ community }) => community === slug)),
  ...textsOf(galleries.filter(({ community }) => community === slug)),
  ...textsOf(landingPages.filter(({ community }) => community === slug)),
]

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NUMBER = `(?:${TENS.join('|')})(?:-(?:${UNITS.slice(1, 10).join('|')}))?|${UNITS.toReversed().join('|')}|\\d+`

/** 'Forty-two' and '42' → 42. */
function numberOf(words: string): number {
  const [first = '', second = 'zero'] = words.toLowerCase().split('-')
  if (/^\d/.test(first)) return Number(first)
  const ten = TENS.indexOf(first)
  return ten < 0 ? UNITS.indexOf(first) : (ten + 2) * 10 + UNITS.indexOf(second)
}

const counted = (text: string, what: string) =>
  [...text.matchAll(new RegExp(`\\b(${NUMBER}) ${what}\\b`, 'gi'))].map(([, words = '']) => numberOf(words))

describe('T127: one word for one thing', () => {
  test.each([
    [
      'care level',
      /\bcare (?:points?|stones?|leaves|steps?|stages?)\b|\bstep of care\b|\b(?:lay|take) (?:a|the|that) stone\b/i,
    ],
    ['kinds of care are no levels', /\bcompare care levels\b|\bnames of care levels\b/i],
    ['includes', /\b(?:rates?|prices?|fees?|bills?|visits?|stays?) (?:that |which |already |can )?holds?\b/i],
    ['phone', /\btelephon/i],
    ['people', /\bold (?:people|persons?|folks)\b|\bthe elderly\b/i],
    ['complete lists', /\bno other charges\b|\bbought singly\b|\blist of extras has\b/i],
  ])('%s', (_, other) => {
    expect(
      ours.filter(
        ({ path, text }) =>
          !/\.(?:image\w*|slug|\w*(?:Href|Link|Url|Path|Key)|path)$/.test(path) && other.test(text),
      ),
    ).toEqual([])
  })
})

describe('T127: numbers', () => {
  test('of apartments are those of the community', () => {
    const known = new Map(
      communities.map(({ slug, verifiedStats }) => {
        const [, figure] =
          Object.entries(verifiedStats).find(([label]) => label.startsWith('apartments')) ?? []
        return [slug, Number.parseInt(String(figure), 10)]
      }),
    )
    for (const [slug, apartments] of known) {
      expect(apartments, slug).toBeGreaterThan(0)
      const own = textsOfCommunity(slug).flatMap(({ text }) => counted(text, 'apartments'))
      expect(new Set(own.filter((count) => count > 12)), slug).toEqual(new Set([apartments]))
    }
    const elsewhere = ours.flatMap(({ text }) => counted(text, 'apartments')).filter((count) => count > 12)
    expect(elsewhere.filter((count) => ![...known.values()].includes(count))).toEqual([])
  })

  test('in a heading are those of its list', () => {
    const wrong = pages
      .flatMap(({ sections }) => sections)
      .filter(({ title, content }) => {
        const items = (content as { items?: unknown[] }).items ?? []
        const [, words] = new RegExp(`^(${NUMBER}) `, 'i').exec(title ?? '') ?? []
        return words && items.length > 0 && numberOf(words) !== items.length
      })
    expect(wrong.map(({ title }) => title)).toEqual([])
  })

  test('of what the site lists are what it lists', () => {
    const said = (what: string) => new Set(ours.flatMap(({ text }) => counted(text, what)))
    const [navigator] = quizzes
    const named = ours.filter(
      ({ path, text }) => /care navigator|suggestion/i.test(text) && !/\.faqs/.test(path),
    )
    expect(new Set(named.flatMap(({ text }) => counted(text, 'questions')))).toEqual(
      new Set([navigator?.questions.length]),
    )
    expect(said('kinds of care')).toContain(careTypes.length)
    expect(said('guides')).toEqual(new Set([demoData.contentAssets.length]))
    expect(said('articles')).toEqual(new Set([demoData.articles.length]))
    const classes = communities.flatMap(({ verifiedStats }) => verifiedStats['exercise classes a week'] ?? [])
    expect([...said('classes a week')].map(String)).toEqual(classes)
  })

  test('of feet in a plan’s text are sizes of its rooms', () => {
    for (const plan of floorPlans) {
      const rooms = plan.layout.flatMap(({ width, depth }) => [
        `${width} by ${depth}`,
        `${depth} by ${width}`,
      ])
      const text = [plan.description, ...plan.highlights].join(' ')
      for (const [, size] of text.matchAll(/\b(\d+ by \d+) feet/g))
        expect(rooms, `${plan.name}: ${size}`).toContain(size)
    }
  })

  test('of free apartments and waiting lists are printed from rows only', () => {
    const stated = /\b(?:open|free|available) (?:today|now|at the moment)\b|\bwaiting list of\b/i
    for (const { name, description, highlights, waitlistNote, availableFrom } of floorPlans) {
      expect(
        [description, ...highlights].filter((text) => stated.test(text)),
        name,
      ).toEqual([])
      // A list that moves at its own pace has no date, and one with a date needs no pace.
      if (/\b(?:moves?|every|quarter)\b/.test(waitlistNote ?? '')) expect(availableFrom, name).toBeUndefined()
    }
  })
})

const SPELLED = ['from seven in the morning to nine at night', 'from seven to nine', 'from eight to five']

describe('T127: days and hours', () => {
  const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const weekday = new RegExp(`\\b(?:${WEEKDAYS.join('|')})\\b`)

  test('no text about an event names its weekday, because the dates move with the demo', () => {
    const links = textsOf({ communities, homepageSections: demoData.homepageSections })
    const toEvents = links
      .filter(({ path, text }) => /(?:ctaHref|ctaUrl)$/.test(path) && text === '/events')
      .map(({ path }) => path.replace(/\.\w+$/, ''))
    const about = [
      ...textsOf(events),
      ...links.filter(({ path }) => toEvents.some((part) => path.startsWith(`${part}.`))),
    ]
    expect(toEvents.length).toBeGreaterThan(1)
    expect(about.filter(({ text }) => weekday.test(text))).toEqual([])
  })

  test('a weekday beside a date is the weekday of that date', () => {
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
    const dated = new RegExp(`\\b(${WEEKDAYS.join('|')}),? (?:the )?(${months}) (\\d{1,2})\\b`, 'g')
    for (const { path, text } of ours)
      for (const [, day = '', month = '', date = ''] of text.matchAll(dated))
        expect(
          WEEKDAYS[new Date(`${month} ${date}, 2026 12:00 UTC`).getUTCDay()],
          `${path}: ${month} ${date}`,
        ).toBe(day)
  })

  test('hours of desk and phones are the staffed hours', () => {
    const clock = (time = '') => `${Number(time.slice(0, 2)) % 12} ${time < '12:00' ? 'am' : 'pm'}`
    const hours = (row: { opensAt?: string; closesAt?: string } | undefined) =>
      `${clock(row?.opensAt)} to ${clock(row?.closesAt)}`
    const usual = staffedHours.find(({ weekday: day }) => day === 1)
    expect(hours(usual)).toBe('7 am to 9 pm')
    const staffed = sentences(ours).filter(({ text }) =>
      /\b(?:front doors?|desk|phones?) (?:is|are) (?:open|staffed)/i.test(text),
    )
    const said = staffed.flatMap(
      ({ text }) =>
        text.match(/\d+ [ap]m to \d+ [ap]m|from \w+(?: in the morning)? to \w+(?: at night)?/g) ?? [],
    )
    expect(said.length).toBeGreaterThan(2)
    const special = staffedHours.filter(({ date }) => date).map(hours)
    for (const words of said) expect([hours(usual), ...special, ...SPELLED], words).toContain(words)
  })

  test('eggs end at 9:30, and an hour later at Juniper House', () => {
    const later = /half past ten|10:30/
    const eggs = sentences(ours).filter(({ text }) => /\beggs\b/i.test(text) && /until|from seven/.test(text))
    expect(eggs.length).toBeGreaterThan(3)
    for (const { path, text } of eggs) {
      const isJuniper =
        /Juniper House/.test(text) || textsOfCommunity('juniper-house').some((own) => own.text.includes(text))
      expect(text, path).toMatch(isJuniper ? /half past (?:nine|ten)|9:30|10:30/ : /half past nine|9:30/)
      if (!isJuniper) expect(text, path).not.toMatch(later)
    }
  })
})

describe('T127: amenities and care', () => {
  const has = (slug: string) =>
    communities
      .filter(({ amenities }) => amenities.some(({ amenity }) => amenity === slug))
      .map(({ name }) => name)

  test('what every rate includes is in every community', () => {
    for (const amenity of [
      'wifi-help',
      'housekeeping-laundry',
      'transportation',
      'call-pendant',
      'coffee-bar',
    ])
      expect(has(amenity), amenity).toHaveLength(communities.length)
  })

  test.each([
    ['guest-room', /\bguest room (?:has|is)\b/i],
    ['greenhouse', /\bgreenhouse\b/i],
    ['private-dining', /\bprivate dining room\b/i],
    ['fitness-studio', /\bfitness studio\b/i],
    ['therapy-room', /\btherapy room\b/i],
    ['chapel', /\bchapel\b/i],
  ])('a community that speaks of it has it: %s', (amenity, words) => {
    expect(has(amenity).length, amenity).toBeGreaterThan(0)
    for (const { slug, name } of communities) {
      const isNamed = textsOfCommunity(slug).some(({ text }) => words.test(text))
      if (isNamed) expect(has(amenity), `${name}: ${amenity}`).toContain(name)
    }
  })

  test('a list of communities with something names those that have it', () => {
    for (const [amenity, words] of [
      ['fitness-studio', /^Fitness studios are at /],
      ['therapy-room', /^Therapy rooms are at /],
      ['private-dining', /^The private dining room at /],
    ] as const) {
      const [listed] = sentences(ours).filter(({ text }) => words.test(text))
      expect(
        communities.map(({ name }) => name).filter((name) => listed?.text.includes(name)),
        amenity,
      ).toEqual(has(amenity))
    }
  })

  test('the tables of services and kinds of care name the care that each community offers', () => {
    const html = JSON.stringify(pages)
    const short: Record<string, string> = {
      'independent-living': 'Independent',
      'assisted-living': 'Assisted',
      'memory-care': 'Memory',
      'respite-care': 'Respite',
      'long-term-care': 'Long-term',
    }
    for (const { name, city, careTypes: offered } of communities) {
      const [, kinds = ''] = new RegExp(`${name}, ${city}</th><td>([^<]*)`).exec(html) ?? []
      expect(kinds.toLowerCase().split(', ').toSorted(), name).toEqual(
        offered.map((care) => short[care]?.toLowerCase()).toSorted(),
      )
    }
  })

  test('“day and night” is said of communities whose nurse is there day and night', () => {
    const table = JSON.stringify(pages)
    for (const { name, city } of communities) {
      const [, nurse = ''] = new RegExp(`${name}, ${city}</th><td>[^<]*</td><td>([^<]*)`).exec(table) ?? []
      expect(/^day and night/i.test(nurse), `${name}: ${nurse}`).toBe(
        has('nurse-day-and-night').includes(name),
      )
    }
  })
})
