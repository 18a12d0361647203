// Generated from static/contract by `npm run types`.

export const plcDeviceSettings = {
  address: [0, 15],
  tcp_port: [1, 65535],
  station: [0, 255],
  timeout_s: [0.1, 60],
  retries: [0, 10],
  turn_around_ms: [0, 1000]
} as const

export const plcRead = { format: [0, 64], plc_address: [0, 16], data_type: [0, 16] } as const
