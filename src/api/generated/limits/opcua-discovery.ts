// Generated from static/contract by `npm run types`.

export const opcUaDiscoverySettings = { url: [1, 255], interval_seconds: [30, 600] } as const

export const opcUaDiscoveryTarget = { url: [1, 255] } as const
