import type { Palette } from '@/lib/platform/brand/palette'
import { escapeHtml } from '@/lib/platform/escape-html'
import type { PageWork } from '@/lib/records/on-page/page-work'

/** The element that holds the bar; public/staff-bar.js finds it by this name. */
export const BAR_ELEMENT = 'staff-bar'

/** The bar that staff see below a public page, with the work on it. @param path address and query */
export function barHtml(path: string, work: PageWork, palette: Palette): string {
  const editor = (open?: { entity: string; id: string }) => {
    const query = new URLSearchParams({ page: path, ...(open && { open: `${open.entity}/${open.id}` }) })
    return escapeHtml(`/admin/on-page?${query}`)
  }
  const line = (of: { entity: string; id: string; title: string }, words: string) =>
    `<li><a href="${editor(of)}">${escapeHtml(of.title)}</a> <span>${escapeHtml(words)}</span></li>`
  const list = (title: string, lines: string[]) =>
    lines.length === 0 ? '' : `<details><summary>${title}</summary><ul>${lines.join('')}</ul></details>`
  const { kinds, drafts, plans, faults, editors } = work
  const newOnes = kinds.filter(({ mayAdd }) => mayAdd)
  return `${barStyle(palette)}<aside aria-label="Editor’s bar"><a class="edit" href="${editor()}">Edit</a>${newOnes
    .map(({ entity, one }) => `<a href="${editor({ entity, id: 'new' })}">New ${escapeHtml(one)}</a>`)
    .join('')}${kinds
    .map(({ entity, many }) => `<a href="/admin/${entity}#search">All ${escapeHtml(many)}</a>`)
    .join('')}${list(
    count(drafts.length, 'draft', 'drafts'),
    drafts.map((draft) =>
      line(draft, draft.isNew ? `new, by ${draft.by}` : `${draft.changed.join(', ')}, by ${draft.by}`),
    ),
  )}${list(
    `${plans.length} scheduled`,
    plans.map((plan) =>
      line(
        plan,
        `${plan.action === 'publish' ? 'will be published' : 'will be unpublished'} ${day(plan.at, plan.timeZone)}`,
      ),
    ),
  )}${list(
    count(faults.length, 'problem', 'problems'),
    faults.map((fault) => line(fault, fault.words)),
  )}${editors.map(({ name, part }) => `<span>${escapeHtml(name)} is editing ${escapeHtml(part)}</span>`).join('')}${pageMenu(work)}<span role="status"></span></aside>`
}

/** public/staff-bar.js sends what these buttons name. */
function pageMenu({ owner, mayInvite }: PageWork): string {
  const unpublish =
    owner?.isLive && owner.mayUnpublish
      ? `<li><button type="button" data-unpublish="${escapeHtml(`${owner.entity}/${owner.id}`)}" data-flag="${escapeHtml(owner.flag)}">Unpublish this page</button></li>`
      : ''
  const form = owner ? `<li><a href="${escapeHtml(owner.href)}">Open the form</a></li>` : ''
  const invite = mayInvite ? '<li><a href="/admin/users/new">Invite a colleague</a></li>' : ''
  const lines = `${unpublish}${form}${invite}`
  return lines && `<details><summary>Page</summary><ul>${lines}</ul></details>`
}

/** The bar of an address without a page. @param path address as it was asked for */
export function missingBarHtml(path: string, palette: Palette): string {
  const query = new URLSearchParams({ page: '/', open: 'redirects/new', fromPath: path })
  return `${barStyle(palette)}<aside aria-label="Editor’s bar"><span>There is no page at ${escapeHtml(path)}.</span><a class="edit" href="${escapeHtml(`/admin/on-page?${query}`)}">Add a redirect</a></aside>`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

function day(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
}

function barStyle({ deep: ground, ivory: text, copper: accent }: Palette): string {
  return `<style>
staff-bar{position:fixed;inset:auto 0 0;z-index:60;display:block;font:400 15px/1.4 system-ui,sans-serif;color:${text}}
staff-bar aside{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:4px 16px;background:${ground}}
staff-bar a{color:${text};text-underline-offset:4px}
staff-bar a.edit{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border-radius:8px;background:${accent};font-weight:620;text-decoration:none}
staff-bar button{min-height:44px;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer}
staff-bar summary{display:inline-flex;align-items:center;min-height:44px;cursor:pointer}
staff-bar details{position:relative}
staff-bar details ul{position:absolute;bottom:44px;left:0;width:min(26rem,80vw);max-height:50vh;overflow:auto;margin:0;padding:8px 16px;list-style:none;background:${ground};border-radius:8px}
staff-bar li{padding:6px 0}
staff-bar :focus-visible{outline:3px solid ${text};outline-offset:2px}
@media (max-width:64rem){staff-bar{bottom:68px}}
@media print{staff-bar{display:none}}
</style>`
}
