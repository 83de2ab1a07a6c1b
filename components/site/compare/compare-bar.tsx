import { CompareCount } from '@/components/site/compare/compare-count'
import { Button } from '@/components/ui/button'

/** Submits the checked communities. Sticky once one is checked, above the phone bar. */
export function CompareBar() {
  return (
    <div className="no-print z-20 mt-6 rounded-control border border-line bg-card p-4 shadow-raised group-has-[input:checked]/compare:sticky group-has-[input:checked]/compare:bottom-22 md:group-has-[input:checked]/compare:bottom-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <CompareCount />
        <Button type="submit" className="max-sm:w-full">
          Compare communities
        </Button>
      </div>
    </div>
  )
}
