// Generated from static/contract by `npm run types`.

export const listMarksQuery = { points: [5, 500] } as const
