/** Where the handle of a row goes: empty until dragging has been loaded, with the room for it. */
export function OrderSlot({ id }: { id: string }) {
  return <span data-order-slot={id} className="inline-grid size-11 flex-none" />
}

/** The slots of the rows within a list, by the id of the row. */
export function slotsWithin(frame: HTMLElement | null): Map<string, HTMLElement> {
  const slots = frame?.querySelectorAll<HTMLElement>('[data-order-slot]') ?? []
  return new Map([...slots].map((slot) => [slot.dataset.orderSlot ?? '', slot]))
}

/** What a dragged row looks like; the row itself is positioned. */
export const DRAGGED = 'data-[dragged]:z-20 data-[dragged]:bg-selected data-[dragged]:shadow-raised'
