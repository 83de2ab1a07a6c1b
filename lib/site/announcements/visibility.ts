/** Prisma filter for announcements that are active, begun and not over. `now`: `databaseNow()`. */
export function shownAnnouncement(now: Date) {
  return {
    active: true,
    AND: [
      { OR: [{ shownFrom: null }, { shownFrom: { lte: now } }] },
      { OR: [{ shownUntil: null }, { shownUntil: { gt: now } }] },
    ],
  }
}
