import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'

/** Explains what tag ids do once they are set. */
export function TagsAside() {
  return (
    <Card title="About tags">
      <div className="grid gap-3 text-dense text-ink-soft">
        <p>
          If all fields are empty, the site loads no third-party scripts. Changes apply from the next page
          view.
        </p>
        <p>
          Tags run on the home page, About us, Communities, Team, Prices, Reviews, Floor plans, the lists of
          news and events, and after a request is sent. Platforms see the URLs of these pages and the ad
          click, but never what visitors type or read.
        </p>
        <p>
          Tags never run on care pages, landing pages, articles, guides, the quiz or forms, because those can
          reveal a family’s health, or for visitors who opt out of advertising.
        </p>
        <p>
          The server reports requests and tours without tags. See{' '}
          <Link href="/admin/advertising" className="text-link">
            Conversions
          </Link>
          .
        </p>
      </div>
    </Card>
  )
}
