import { del, postForm } from './client/client'
import { Token } from './generated/shapes/auth'

/** The password is sent exactly as typed. */
export const signInWithPassword = (username: string, password: string, signal?: AbortSignal) =>
  postForm('/auth/token/user', { grant_type: 'password', username, password }, { reply: Token, as: '', signal })

export const renewToken = (refreshToken: string, expired: string, signal: AbortSignal) =>
  postForm(
    '/auth/token/user',
    { grant_type: 'refresh_token', refresh_token: refreshToken },
    { reply: Token, as: expired, signal }
  )

/** Outlives the page; takes the token because the cookie is cleared by then. */
export const revokeToken = (token: string) => del('/auth/token/user', undefined, { as: token, keepalive: true })
