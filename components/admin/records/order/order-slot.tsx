/** Reserves the space of a row's drag handle until dragging is loaded. */
export function OrderSlot({ id }: { id: string }) {
  return <span data-order-slot={id} className="inline-grid size-11 flex-none" />
}

/** Returns the slots within a list, by row id. */
export function slotsWithin(frame: HTMLElement | null): Map<string, HTMLElement> {
  const slots = frame?.querySelectorAll<HTMLElement>('[data-order-slot]') ?? []
  return new Map([...slots].map((slot) => [slot.dataset.orderSlot ?? '', slot]))
}

/** Style of a row while it is dragged; the row must be positioned. */
export const DRAGGED = 'data-[dragged]:z-20 data-[dragged]:bg-selected data-[dragged]:shadow-raised'
