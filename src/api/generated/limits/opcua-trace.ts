// Generated from static/contract by `npm run types`.

export const opcUaTraceSettings = { file_mb: [1, 10], files: [1, 10], auto_off_minutes: [0, 1440] } as const

export const listOpcUaTraceLinesQuery = { text: [1, 100], limit: [1, 500] } as const
