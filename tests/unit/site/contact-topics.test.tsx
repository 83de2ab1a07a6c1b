import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallToAction } from '@/components/site/call-to-action'
import { contactFormPath, contactFormSubject } from '@/components/site/contact-form-path'
import { sourceOf } from '@/lib/leads/sources/registry'
import { contactTopics } from '@/lib/records/entities/contact-topics'
import { TOPIC_SOURCES } from '@/lib/site/contact-topics/topic-sources'
import { demoData } from '@/prisma/seed/demo-data'

/** Labels and links of buttons in the demo data, whatever their fields are called. */
function buttons(value: unknown): { text: string; link: string | null }[] {
  if (typeof value !== 'object' || value === null) return []
  const { ctaText, ctaLabel, heroCtaText, ctaLink, ctaUrl, ctaHref, heroCtaLink } = value as Record<
    string,
    string
  >
  const text = ctaText ?? ctaLabel ?? heroCtaText
  const link = ctaLink ?? ctaUrl ?? ctaHref ?? heroCtaLink ?? null
  return [...(text ? [{ text, link }] : []), ...Object.values(value).flatMap(buttons)]
}

test('T120: a demo button that opens the tour form offers a tour, and any other names its topic', () => {
  const found = buttons(demoData)
  const asking = found.filter(({ link }) => link === null || link.startsWith('/contact'))
  expect(asking.length).toBeGreaterThan(10)
  const topics = new Map(demoData.contactTopics.map((topic) => [topic.slug, topic]))
  for (const { text, link } of asking) {
    const topic = link && contactFormSubject(link)?.topic
    if (topic) expect(topics.get(topic)?.pageUrl, `${text}: ${topic}`).toBeUndefined()
    if (topic) expect(topics.has(topic), `${text}: ${topic}`).toBe(true)
    else
      expect(text, String(link)).toMatch(
        /tour|visit|come and|choose a day|get my free guide|checklist|get the guide/i,
      )
  }
})

test('the form’s sources are those that the back office offers, and a question has no clock', () => {
  const offered = contactTopics.fields.source.choices?.map(({ value }) => value)
  expect(offered).toEqual([...TOPIC_SOURCES])
  expect(TOPIC_SOURCES.map((key) => sourceOf(key).promises)).toEqual([true, true, false])
  for (const { name, source, thanks, conversion, pageUrl } of demoData.contactTopics) {
    if (source !== 'question') continue
    expect(Boolean(thanks ?? pageUrl), name).toBe(true)
    expect(conversion, name).toBe(false)
  }
})

test('a link to the form keeps its topic and the community of its page', () => {
  const link = '/contact?topic=short-stay#tour'
  expect(contactFormSubject(link)).toMatchObject({ topic: 'short-stay' })
  expect(contactFormSubject('/contact')).toBeNull()
  expect(contactFormPath({ topic: 'short-stay', communityId: 'c1' })).toBe(
    '/contact?topic=short-stay&community=c1#tour',
  )
  const drawn = (href: string) =>
    renderToStaticMarkup(
      <CallToAction href={href} className="plain" about={{ communityId: 'c1', communityName: 'Birch Court' }}>
        Ask
      </CallToAction>,
    )
  expect(drawn(link)).toContain('href="/contact?topic=short-stay&amp;community=c1#tour"')
  expect(drawn(link)).toContain('data-schedule-tour')
  expect(drawn('/careers')).not.toContain('data-schedule-tour')
})
