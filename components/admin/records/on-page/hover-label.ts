import type { PagePlace } from '@/components/admin/records/on-page/places'
import { entityNamed } from '@/lib/records/entities/registry'

type Direction = 'up' | 'down'

type Events = {
  onMove: (place: PagePlace, direction: Direction) => void
  onReplace: (place: PagePlace) => void
}

/** Names the element under the pointer, with buttons to move its record or replace its picture. */
export function hoverLabel(page: Document, { onMove, onReplace }: Events) {
  const label = page.createElement('div')
  label.dataset.editLabel = ''
  label.hidden = true
  const words = page.createElement('span')
  label.append(words)
  let shown: PagePlace | null = null
  const buttons = (['up', 'down'] as const).map((direction) => {
    const button = page.createElement('button')
    button.type = 'button'
    button.textContent = direction === 'up' ? '↑' : '↓'
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      if (shown) onMove(shown, direction)
    })
    label.append(button)
    return { button, direction }
  })
  const replace = page.createElement('button')
  replace.type = 'button'
  replace.textContent = 'Replace'
  replace.setAttribute('aria-label', 'Replace this picture everywhere')
  replace.addEventListener('click', (event) => {
    event.stopPropagation()
    if (shown) onReplace(shown)
  })
  label.append(replace)
  page.body.append(label)
  return {
    element: label,
    show(place: PagePlace) {
      shown = place
      words.textContent = place.label
      const isOrdered = entityNamed(place.mark.entity).sortable
      for (const { button, direction } of buttons) {
        button.hidden = !isOrdered
        button.setAttribute('aria-label', `Move this ${place.kind} ${direction}`)
      }
      replace.hidden = !showsPicture(place)
      label.hidden = false
      const { left, top } = place.element.getBoundingClientRect()
      // Without a gap the pointer reaches the buttons.
      label.style.left = `${Math.max(0, left - 4)}px`
      label.style.top = `${Math.max(0, top - label.offsetHeight + 1)}px`
    },
    hide() {
      label.hidden = true
    },
  }
}

/** True for a picture that is a field's own value, not a part of a larger one. */
function showsPicture({ element, mark }: PagePlace): boolean {
  return element.tagName === 'IMG' && entityNamed(mark.entity).fields[mark.field]?.kind === 'image'
}

/** The record of the same kind that is shown before or after a place's record; null at the ends. */
export function neighborOf(
  places: readonly PagePlace[],
  { mark }: PagePlace,
  direction: Direction,
): string | null {
  const ids = [
    ...new Set(places.filter((place) => place.mark.entity === mark.entity).map((place) => place.mark.id)),
  ]
  return ids[ids.indexOf(mark.id) + (direction === 'up' ? -1 : 1)] ?? null
}
