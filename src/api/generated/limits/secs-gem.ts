// Generated from static/contract by `npm run types`.

export const secsGemSettings = {
  host: [0, 15],
  port: [1, 65535],
  device: [0, 32767],
  t3_s: [1, 120],
  t5_s: [1, 240],
  t6_s: [1, 240],
  t7_s: [1, 240],
  t8_s: [1, 120],
  linktest_s: [0, 600]
} as const

export const listSecsGemMessagesQuery = { text: [1, 100], limit: [1, 500] } as const
