// Generated from static/contract by `npm run types`.

export const newHmiName = { name: [1, 32] } as const
