// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const WebCertificate: Shape<Schemas['WebCertificate']> = {
  of: {
    fields: {
      subject: 'string',
      issuer: 'string',
      host_names: { list: 'string' },
      valid_from: 'string',
      valid_to: 'string',
      days_left: 'integer',
      fingerprint: 'string',
      self_signed: 'boolean',
      'pkcs12?': 'boolean',
      'panel_names?': { list: 'string' }
    }
  }
}

export const WebCertificateCheck: Shape<Schemas['WebCertificateCheck']> = {
  of: {
    fields: {
      missing_names: { list: 'string' },
      weaknesses: { list: { one: ['short_key', 'old_signature', 'not_yet_valid'] } },
      days_left: 'integer'
    }
  }
}
