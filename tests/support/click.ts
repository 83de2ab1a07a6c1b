import { createHash } from 'node:crypto'

/** State tree that Next's router sends from /team. */
export const FROM_TEAM = [
  '',
  {
    children: [
      '(site)',
      {
        children: [
          '(full)',
          { children: ['team', { children: ['__PAGE__', {}, null, null, 49314] }, null, null, 49250] },
          null,
          null,
          49250,
        ],
      },
      null,
      null,
      49250,
    ],
  },
  null,
  null,
  49234,
]

/** A client-side navigation by Next's router: URL with the digest of its headers, and the headers. */
export function clickTo(path: string, tree: unknown = FROM_TEAM) {
  const state = encodeURIComponent(JSON.stringify(tree))
  const digest = createHash('sha256').update(`0,0,${state},/team`).digest()
  const mark = digest.subarray(0, 12).toString('base64url')
  return {
    path: `${path}${path.includes('?') ? '&' : '?'}_rsc=${mark}`,
    headers: { rsc: '1', 'next-router-state-tree': state, 'next-url': '/team' },
  }
}
