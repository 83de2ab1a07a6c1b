// The editor's bar: it follows the site's router, and sends what its buttons say. Only pages of signed-in
// staff name this file.
const bar = document.querySelector('staff-bar')
let shown = location.pathname + location.search

async function show(page) {
  const answer = await fetch(`/api/admin/on-page/bar?page=${encodeURIComponent(page)}`)
  if (answer.ok && page === shown) bar.innerHTML = await answer.text()
}

async function follow() {
  const page = location.pathname + location.search
  if (page === shown) return
  shown = page
  await show(page)
}

async function send(method, path, body) {
  const answer = await fetch(`/api/admin/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const read = await answer.json().catch(() => ({}))
  return { isDone: answer.ok, ...read }
}

async function unpublish({ dataset: { unpublish: path, flag } }) {
  const status = bar.querySelector('[role=status]')
  const { isDone, message, updatedAt } = await send('POST', `${path}/unpublish`)
  if (!isDone) {
    status.textContent = message ?? 'This did not work. Please try again.'
    return
  }
  status.textContent = 'Unpublished. '
  const undo = document.createElement('button')
  undo.type = 'button'
  undo.textContent = 'Undo'
  undo.addEventListener('click', async () => {
    const back = await send('PATCH', path, { [flag]: true, updatedAt })
    status.textContent = back.isDone ? 'Published again.' : (back.message ?? 'This did not work.')
  })
  status.append(undo)
  undo.focus()
}

if (bar) {
  setInterval(() => void follow().catch(() => {}), 500)
  bar.addEventListener('click', (event) => {
    const button = event.target.closest('[data-unpublish]')
    if (button) void unpublish(button).catch(() => {})
  })
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      location.assign(`/admin/on-page?page=${encodeURIComponent(shown)}&find=1`)
    }
  })
}
