import type { PlanDrawing as Drawing } from '@/lib/site/floor-plans/plan-drawing'

/** A drawing that opens enlarged on click (`data-plan`, components/site/frame), else links to the file. */
export function PlanDrawing({
  drawing,
  name,
  className,
}: {
  drawing: Drawing
  name: string
  className: string
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button would do nothing without JavaScript
    <a href={drawing.url} role="button" aria-haspopup="dialog" data-plan={name} className={className}>
      {/* biome-ignore lint/performance/noImgElement: a vector has no variants */}
      <img
        src={drawing.url}
        alt={`${name}: ${drawing.alt}`}
        width={600}
        height={450}
        loading="lazy"
        className="w-full"
      />
    </a>
  )
}
