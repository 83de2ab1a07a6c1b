import { Button } from '@/components/ui/button'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { MAX_COMPARED } from '@/lib/site/communities/compared-slugs'

type Props = { communities: CommunityCard[]; chosen: string[] }

/** Checkboxes in a plain GET form, so choosing works without JavaScript. */
export function CommunityPicker({ communities, chosen }: Props) {
  return (
    <form action="/communities/compare" className="rounded-dialog bg-card p-5 shadow-rest sm:p-6">
      <fieldset>
        <legend className="font-[640]">Choose up to {WORDS[MAX_COMPARED] ?? MAX_COMPARED} communities</legend>
        <div className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {communities.map(({ slug, name, city }) => (
            <label key={slug} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="ids"
                value={slug}
                defaultChecked={chosen.includes(slug)}
                className="size-6 flex-none accent-evergreen"
              />
              <span>
                {name}
                {city && <span className="text-ink-soft">, {city}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="lg" className="mt-4">
        Compare these communities
      </Button>
    </form>
  )
}

const WORDS: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four' }
