import { Mail, Phone } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/site/json-ld'
import { Picture } from '@/components/site/picture'
import { Portrait } from '@/components/site/portrait'
import { RichText } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import { staticPage } from '@/components/static/static'
import { Eyebrow } from '@/components/ui/eyebrow'
import { phoneDial } from '@/lib/platform/phones/phone'
import { siteUrl } from '@/lib/platform/site'
import { mailLink } from '@/lib/platform/typed-email'
import { firstSentence } from '@/lib/site/content/first-sentence'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { getTeamMember } from '@/lib/site/content/team'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { hasOwnCopy } from '@/lib/site/seo/own-copy'
import { publisherNode } from '@/lib/site/seo/schema-org/organization'
import { breadcrumbNode, personNode } from '@/lib/site/seo/schema-org/texts'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const person = await getTeamMember((await params).slug)
  if (!person) return {}
  const { slug, name, role, bio, community } = person
  const place = community?.active ? ` at ${community.name}` : ''
  return pageMetadata({
    path: `/team/${slug}`,
    title: `${name}, ${role}`,
    description: [firstSentence(bio ?? ''), `${name}, ${role}${place}.`],
    indexed: hasOwnCopy('team_members', person),
  })
}

export default staticPage(TeamMemberPage)

async function TeamMemberPage({ params }: Props) {
  const person = await getTeamMember((await params).slug)
  if (!person) notFound()
  return (
    <article className="section bg-ivory">
      <JsonLd
        nodes={[
          breadcrumbNode([
            { label: 'Home', href: '/' },
            { label: 'Our team', href: '/team' },
            { label: person.name },
          ]),
        ]}
      />
      <div className="wrap grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <div className="print w-full max-w-[19rem] lg:max-w-none">
          {person.avatarImage ? (
            <Picture
              image={person.avatarImage}
              priority
              sizes="(min-width: 64rem) 28rem 5/6, 19rem 5/6"
              className="aspect-[5/6]"
            />
          ) : (
            <Portrait person={person} sizes="28rem 5/6" className="aspect-[5/6]" />
          )}
        </div>
        <div>
          <Eyebrow>
            <a href="/team" className="no-underline hover:underline">
              Our team
            </a>
            {person.department && ` · ${person.department}`}
          </Eyebrow>
          <h1 className="mt-4">{person.name}</h1>
          <p className="mt-3 type-lead">
            {person.role}
            {person.community?.active && (
              <>
                {' at '}
                <a href={`/communities/${person.community.slug}`} className="text-link">
                  {person.community.name}
                </a>
              </>
            )}
            {person.startedYear && `, here since ${person.startedYear}`}
          </p>
          {person.bio && <RichText html={person.bio} className="mt-6 max-w-[66ch]" />}
          {person.tags.length > 0 && (
            <p className="mt-6 max-w-[66ch]">
              <strong>Good to ask about:</strong> {person.tags.join(', ')}
            </p>
          )}
          <Contact person={person} />
          <JsonLd nodes={[await memberNode(person)]} />
        </div>
      </div>
    </article>
  )
}

async function memberNode(person: Person) {
  const settings = await getSiteSettings()
  return {
    ...personNode(person),
    image: person.avatarImage && siteUrl(person.avatarImage.url),
    worksFor: publisherNode(settings),
  }
}

type Person = NonNullable<Awaited<ReturnType<typeof getTeamMember>>>

function Contact({ person: { phone, email, linkedinUrl, twitterUrl } }: { person: Person }) {
  return (
    <ul className="mt-7 flex flex-wrap gap-x-7 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2.5">
      {phone && (
        <li>
          <a href={`tel:${phoneDial(phone)}`} className="text-link">
            <Phone aria-hidden="true" />
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={mailLink(email)} className="text-link">
            <Mail aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{email}</span>
          </a>
        </li>
      )}
      {linkedinUrl && (
        <li>
          <SafeLink href={linkedinUrl} className="text-link">
            LinkedIn
          </SafeLink>
        </li>
      )}
      {twitterUrl && (
        <li>
          <SafeLink href={twitterUrl} className="text-link">
            X
          </SafeLink>
        </li>
      )}
    </ul>
  )
}
