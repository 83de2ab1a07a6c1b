import type { Role } from '@/lib/accounts/access/session-user'

type RoleWords = {
  label: string
  /** What the person may do, for whoever chooses the role. */
  may: string
}

/** The roles in words, as lib/accounts/access/access.ts holds them. */
export const ROLE_WORDS: Record<Role, RoleWords> = {
  admin: {
    label: 'Administrator',
    may: 'Everything, in all communities: people, settings, recipients and advertising included.',
  },
  editor: {
    label: 'Editor',
    may: 'Writes and publishes everything on the site and its pictures, or has it approved first. Sees no family’s request.',
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
