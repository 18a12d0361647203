// Generated from static/contract by `npm run types`.

export const newEventComment = { text: [1, 200] } as const

export const eventSettingsUpdate = { retention_days: [1, 3650], reason: [1, 200] } as const

export const eventAcknowledgement = { numbers: [1, 500], comment: [0, 200] } as const

export const eventDeletion = { reason: [1, 200] } as const

export const eventExport = { category: [1, 256], text: [1, 100] } as const

export const listEventsQuery = { category: [1, 256], text: [1, 100], limit: [1, 500] } as const

export const listAlarmFloodsQuery = { limit: [1, 500] } as const

export const planEventDeletionQuery = { retention_days: [1, 3650] } as const
