// Generated from static/contract by `npm run types`.

export const restartOrder = { reason: [1, 200] } as const

export const identifyOrder = { seconds: [5, 120] } as const
