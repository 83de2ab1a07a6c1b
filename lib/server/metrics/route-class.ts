const FILE = /^\/(?:_next\/static|media|floor-plans|fonts)\/|\.[a-z0-9]{2,11}$/i

/** The purpose of a request, in one of few words: paths would tell who read what, and have no bound. */
type RouteClass = 'page' | 'lead' | 'api' | 'office' | 'file' | 'monitoring'

/** @param path without its query */
export function routeClassOf(method: string, path: string): RouteClass {
  if (path.startsWith('/api/')) {
    if (path === '/api/tour-requests' && method === 'POST') return 'lead'
    if (path.startsWith('/api/health/') || path === '/api/metrics') return 'monitoring'
    return path.startsWith('/api/admin/') ? 'office' : 'api'
  }
  if (path === '/admin' || path.startsWith('/admin/')) return 'office'
  return FILE.test(path) ? 'file' : 'page'
}
