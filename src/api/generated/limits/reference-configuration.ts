// Generated from static/contract by `npm run types`.

export const referenceSnapshot = { text: [2, 8000000] } as const
