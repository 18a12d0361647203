// Generated from static/contract by `npm run types`.

export const operationExport = { username: [1, 100], object: [1, 100], text: [1, 100] } as const

export const listOperationsQuery = { username: [1, 100], object: [1, 100], text: [1, 100], limit: [1, 500] } as const
