// Generated from static/contract by `npm run types`.

export const passwordGrant = { username: [1, 64], password: [1, 128] } as const

export const refreshGrant = { refresh_token: [1, 4096] } as const
