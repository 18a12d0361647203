// Generated from static/contract by `npm run types`.

export const riskAcceptance = { reason: [1, 200] } as const
