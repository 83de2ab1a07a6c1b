/** Adds a community to the comparison; must be inside the form around the list. */
export function CompareChoice({ slug, name }: { slug: string; name: string }) {
  return (
    <label className="-mb-2 flex min-h-12 cursor-pointer items-center gap-3 text-control">
      <input type="checkbox" name="ids" value={slug} className="size-6 flex-none accent-evergreen" />
      <span>
        Compare<span className="sr-only"> {name}</span>
      </span>
    </label>
  )
}
