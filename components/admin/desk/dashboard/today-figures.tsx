import { FigureTiles } from '@/components/admin/desk/dashboard/figure-tiles'
import type { DashboardJson } from '@/components/admin/desk/dashboard/live-dashboard'

const DESK = '/admin/tour-requests'

export function TodayFigures({
  dashboard: { todayCount, waitingCount, lateCount, quarantined },
}: {
  dashboard: DashboardJson
}) {
  return (
    <FigureTiles
      tiles={[
        { label: 'received today', count: todayCount, href: `${DESK}?tab=all` },
        {
          label: 'waiting for a call',
          count: waitingCount,
          href: DESK,
        },
        {
          label: lateCount === 1 ? 'is late' : 'are late',
          count: lateCount,
          href: DESK,
          isBad: lateCount > 0,
        },
        { label: 'in quarantine', count: quarantined, href: `${DESK}?tab=quarantine` },
      ]}
    />
  )
}
