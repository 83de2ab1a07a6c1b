import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'

/** Explains what tag ids do once they are set. */
export function TagsAside() {
  return (
    <Card title="What tags do here">
      <div className="grid gap-3 text-dense text-ink-soft">
        <p>
          Where all fields are empty the site loads nothing of anybody. Saving takes effect with the next
          page.
        </p>
        <p>
          They run on the home page, About us, Communities, Team, Prices, Reviews, Floor plans, the lists of
          news and events, and after a request is sent. Platforms see these addresses and the click of an ad,
          and never what is typed or read.
        </p>
        <p>
          They never run on care pages, landing pages, articles, guides, the quiz and forms, which say
          something of a family’s health, nor for visitors who refuse advertising.
        </p>
        <p>
          Requests and tours are told by the server without any tag: see{' '}
          <Link href="/admin/advertising" className="text-link">
            Conversions
          </Link>
          .
        </p>
      </div>
    </Card>
  )
}
