import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { HeroButton } from '@/components/site/page-sections/hero-copy'
import { Picture } from '@/components/site/picture'
import { Emphasis } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import { getPageHero } from '@/lib/site/content/page-sections'
import { breadcrumbNode } from '@/lib/site/seo/schema-org/texts'

type Props = {
  /** Path whose header staff may edit, for a page below the front page; the props are the defaults. */
  path?: string
  eyebrow: string
  title: string
  lead?: string | null
  /** Compact, so that the list below is visible on the first screen. */
  tight?: boolean
  children?: ReactNode
}

/** Header of a list page; staff-edited texts win over the props. */
export async function PageHead({ path, eyebrow, title, lead, tight = false, children }: Props) {
  const hero = path ? await getPageHero(path) : null
  const image = hero?.image
  const words = hero?.subtitle || lead
  const crumbs = path ? [{ label: 'Home', href: '/' }, { label: eyebrow }] : []
  return (
    <section className={`bg-paper ${tight ? 'pt-6 pb-5' : 'pt-12 pb-10 lg:pt-16 lg:pb-14'}`}>
      <div className="wrap">
        <div
          className={
            image ? 'grid items-center gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,3fr)] lg:gap-14' : ''
          }
        >
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 className={tight ? 'mt-2 type-h2' : 'mt-4'}>
              <Emphasis text={hero?.title || title} />
            </h1>
            {words && <p className={`type-lead ${tight ? 'mt-2' : 'mt-4 max-w-[38rem]'}`}>{words}</p>}
            {hero?.ctaText && hero.ctaLink && (
              <div className="mt-6 flex">
                <HeroButton cta={{ text: hero.ctaText, link: hero.ctaLink }} />
              </div>
            )}
          </div>
          {image && (
            <div className="print no-print max-lg:hidden">
              <Picture image={image} priority sizes="17rem 5/4" className="aspect-[5/4]" />
            </div>
          )}
        </div>
        {children}
      </div>
      <JsonLd nodes={[breadcrumbNode(crumbs)]} />
    </section>
  )
}
