// Generated from static/contract by `npm run types`.

export const SECRET_FIELDS: readonly string[] = [
  'auth_password',
  'certificate',
  'code',
  'community',
  'content',
  'control_password',
  'current',
  'hotspot_password',
  'key',
  'key_password',
  'package_password',
  'password',
  'privacy_password',
  'proxy_password',
  'refresh_token',
  'view_password'
]
