// Generated from static/contract by `npm run types`.

export const newDataBackupSettings = {
  days: [1, 90],
  email_limit_mb: [1, 50],
  name_pattern: [1, 64],
  retention_days: [1, 365]
} as const
