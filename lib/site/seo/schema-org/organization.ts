import 'server-only'
import { siteUrl } from '@/lib/platform/site'
import type { PublicSiteSettings } from '@/lib/site/content/site-settings'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'

const ID = '#organization'

/** Full company node, for the front page and the about page. */
export function organizationNode(settings: PublicSiteSettings): SchemaNode {
  return {
    ...publisherNode(settings),
    description: settings.tagline,
    telephone: settings.companyPhoneDial,
    email: settings.companyEmail || null,
    address: {
      '@type': 'PostalAddress',
      streetAddress: settings.companyAddress,
      addressLocality: settings.companyCity,
      addressRegion: settings.companyState,
      postalCode: settings.companyZip,
      addressCountry: settings.companyCity && 'US',
    },
    sameAs: [settings.facebookUrl, settings.instagramUrl, settings.linkedinUrl, settings.twitterUrl],
  }
}

/** Short company node. Every page uses the same `@id`, so that it counts as one company. */
export function publisherNode({ companyName }: { companyName: string }): SchemaNode {
  return {
    '@type': 'Organization',
    '@id': siteUrl(`/${ID}`),
    name: companyName,
    url: siteUrl('/'),
    logo: siteUrl('/app-icons/current/512.png'),
  }
}

export function websiteNode({ companyName }: { companyName: string }): SchemaNode {
  return {
    '@type': 'WebSite',
    '@id': siteUrl('/#website'),
    name: companyName,
    url: siteUrl('/'),
    inLanguage: 'en-US',
    publisher: { '@id': siteUrl(`/${ID}`) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl('/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
