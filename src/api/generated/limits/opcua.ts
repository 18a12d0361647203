// Generated from static/contract by `npm run types`.

export const opcUaSettings = { port: [1, 65535], application_name: [1, 64] } as const

export const opcUaLimits = {
  min_sampling_ms: [50, 60000],
  min_publishing_ms: [50, 60000],
  max_sessions: [1, 100],
  max_subscriptions: [1, 1000],
  max_items: [1, 100000],
  session_timeout_s: [10, 3600],
  max_keep_alive: [1, 100],
  max_queue: [1, 1000]
} as const

export const opcUaValueRequest = { node_ids: [0, 500] } as const

export const opcUaUseRequest = { node_ids: [0, 10000] } as const

export const nodeTag = { length: [1, 255] } as const
