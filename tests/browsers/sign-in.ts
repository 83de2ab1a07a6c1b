import { button, field, type Visitor } from '@/tests/browsers/visitor'

const FIRST = { username: 'maria', password: 'a quiet porch at dusk', email: 'maria@evergrove.example' }

let registered: string | undefined

/** Registers maria, the first account of this site, once. */
export async function givenCounselor(site: string): Promise<void> {
  if (registered === site) return
  const answer = await fetch(`${site}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(FIRST),
  })
  if (!answer.ok) throw new Error(`Registering maria was answered with ${answer.status}`)
  registered = site
}

/** Signs maria in on the screen. */
export async function signIn(visitor: Visitor): Promise<void> {
  await visitor.opens('/login')
  await visitor.types(field('Username'), FIRST.username)
  await visitor.types(field('Password'), FIRST.password)
  await visitor.clicks(button('Sign in'))
  await visitor.isOn(/^\/admin$/)
}
