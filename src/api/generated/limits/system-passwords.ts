// Generated from static/contract by `npm run types`.

export const systemPasswordChange = { current: [1, 64], password: [8, 64] } as const
