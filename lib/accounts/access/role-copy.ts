import type { Role } from '@/lib/accounts/access/access'

export const ROLE_COPY: Record<Role, { label: string; may: string }> = {
  admin: {
    label: 'Administrator',
    may: 'Everything, in all communities: people, settings, recipients and advertising included.',
  },
  editor: {
    label: 'Editor',
    may: 'Writes and publishes everything on the site and its pictures, or has it approved first. Sees no family’s request.',
  },
  marketing: {
    label: 'Marketing',
    may: 'Writes and publishes the site, runs its tests and its advertising, connects the ad accounts, and reads which campaign brings move-ins. Sees no family: no request, no review, no name.',
  },
  counselor: {
    label: 'Counselor',
    may: 'Works on the requests of families: calls, notes, tours, status. Reads the site’s content.',
  },
  analyst: {
    label: 'Analyst',
    may: 'Reads requests, the dashboard’s figures, advertising and content. Changes nothing.',
  },
  viewer: {
    label: 'Viewer',
    may: 'Reads requests, recipients of alerts, advertising and content. Changes nothing.',
  },
}
