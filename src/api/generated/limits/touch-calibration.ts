// Generated from static/contract by `npm run types`.

export const touchCalibrationStart = { points: [2, 5] } as const
