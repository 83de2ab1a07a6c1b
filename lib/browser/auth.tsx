'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { PublicUser } from '@/lib/accounts/access/access'
import { apiRequest, errorBody, HttpError } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'

type Registration = {
  username: string
  password: string
  email?: string
  [further: string]: string | undefined
}

type Auth = {
  /** Null while loading and when signed out. */
  user: PublicUser | null
  isLoading: boolean
  /** The server could not be asked; the session may still be valid. */
  isUnreachable: boolean
  retry(): Promise<void>
  /** @returns the second step if the password alone is not enough; @throws Error with text to show */
  login(username: string, password: string): Promise<SecondStep | null>
  /** @throws Error with the server's message, or 'Login failed' */
  finishLogin(step: SecondStep, code: string): Promise<void>
  /** Passkey alone, or as the second step. @throws Error with text to show */
  loginWithPasskey(step?: SecondStep): Promise<void>
  /** @throws Error with the server's message, or 'Registration failed' */
  register(registration: Registration): Promise<void>
  logout(): Promise<void>
}

/** Sent when the password was right; the token authorizes the second step. */
export type SecondStep = { token: string; totp: boolean; passkey: boolean }

const AuthContext = createContext<Auth | null>(null)

/** The session of specification section 4: loading without a user, then the response of GET /api/user. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [user, setUser] = useState<PublicUser | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [isUnreachable, setUnreachable] = useState(false)

  const retry = useCallback(async () => {
    const found = await fetchSession()
    setUser(found.user)
    setUnreachable(found.isUnreachable)
    setLoading(false)
  }, [])

  useEffect(() => void retry(), [retry])

  const signIn = useCallback(
    async (path: string, body: unknown, failure: string) => {
      const answer = await postForUser(path, body, failure)
      if ('secondStep' in answer) return answer.secondStep
      setUser(answer)
      await queryClient.invalidateQueries()
      router.push('/admin')
      router.refresh()
      return null
    },
    [router],
  )

  const auth = useMemo<Auth>(
    () => ({
      user,
      isLoading,
      isUnreachable,
      retry,
      login: (username, password) => signIn('/api/login', { username, password }, 'Login failed'),
      async finishLogin({ token }, code) {
        await signIn('/api/login/second-step', { token, code }, 'Login failed')
      },
      async loginWithPasskey(step) {
        const { signWithPasskey } = await import('@/lib/browser/passkey')
        const token = step?.token
        const credential = await signWithPasskey(token)
        await signIn('/api/login/passkey', { token, credential }, 'Login failed')
      },
      async register(registration) {
        await signIn('/api/register', registration, 'Registration failed')
      },
      async logout() {
        // Without the server's confirmation the session is still open, so the screen must not say otherwise.
        const response = await apiRequest('POST', '/api/logout', {}).catch(() => null)
        if (!response) return
        queryClient.clear()
        // A full page load: nothing that the back office showed stays in this tab's memory.
        window.location.assign('/')
      },
    }),
    [user, isLoading, isUnreachable, retry, signIn],
  )

  return (
    <QueryClientProvider client={queryClient}>
      <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
    </QueryClientProvider>
  )
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** The signed-in user; failures count as signed out (specification section 8), unreachable unless 401. */
export async function fetchSession(): Promise<{ user: PublicUser | null; isUnreachable: boolean }> {
  try {
    const response = await apiRequest('GET', '/api/user')
    return { user: (await response.json()) as PublicUser, isUnreachable: false }
  } catch (error) {
    return { user: null, isUnreachable: !(error instanceof HttpError && error.status === 401) }
  }
}

/** @throws Error with the server's message, or `failure` when it sent none */
export async function postForUser(
  path: string,
  body: unknown,
  failure: string,
): Promise<PublicUser | { secondStep: SecondStep }> {
  try {
    const response = await apiRequest('POST', path, body)
    return (await response.json()) as PublicUser
  } catch (error) {
    const { secondStep } = errorBody(error) as { secondStep?: SecondStep }
    if (secondStep) return { secondStep }
    throw new Error(errorBody(error).message || failure)
  }
}
