// Generated from static/contract by `npm run types`.

export const dataLogExport = { channels: [1, 64] } as const

export const readDataLogRecordsQuery = { channels: [1, 64], limit: [1, 1000], points: [4, 1000] } as const
