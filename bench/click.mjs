/** A click as Next's router sends it. @returns {{ path: string, headers: Record<string, string> }} */
export function clickOn(path) {
  const tree = ['', { children: ['(site)', { children: ['(full)', { children: ['__PAGE__', {}] }] }] }]
  return {
    path: `${path}?_rsc=bench`,
    headers: {
      rsc: '1',
      'next-router-state-tree': encodeURIComponent(JSON.stringify(tree)),
      'next-url': '/',
    },
  }
}
