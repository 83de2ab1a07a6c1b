import { AD_PLATFORMS } from '@/lib/platform/ad-platforms/ad-platforms'

/** Beginnings of the cookies that ad tags set on our own domain. */
const OF_TAGS = AD_PLATFORMS.flatMap(({ tagCookies }): readonly string[] => tagCookies)

/** `Set-Cookie` lines that delete the cookies of ad tags, for every domain that a tag could have chosen. */
export function forgetTagCookies(request: Request): string[] {
  const names = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => OF_TAGS.some((beginning) => name.startsWith(beginning)) && /^[\w-]+$/.test(name))
  return names.flatMap((name) =>
    domainsOf(request.headers.get('host')).map((domain) => `${name}=; Path=/; Max-Age=0${domain}`),
  )
}

/** 'www.example.com' → host-only, www.example.com and example.com. */
function domainsOf(host: string | null): string[] {
  const labels = (host ?? '').replace(/:\d+$/, '').split('.')
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  return ['', ...domains.map((domain) => `; Domain=${domain}`)]
}
