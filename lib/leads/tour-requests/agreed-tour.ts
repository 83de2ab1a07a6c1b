/** Date of a tour that is agreed and still to come. */
export function agreedTour(
  { status, scheduledDate }: { status: string; scheduledDate: Date | null },
  now: Date,
): Date | null {
  return status === 'scheduled' && scheduledDate && scheduledDate > now ? scheduledDate : null
}
