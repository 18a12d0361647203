// Generated from static/contract by `npm run types`.

export const passwordChange = { current: [1, 128], password: [8, 128] } as const
