// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const OpcUaCertificate: Shape<Schemas['OpcUaCertificate']> = {
  of: {
    fields: {
      id: 'string',
      list: { one: ['own', 'trusted', 'issuers', 'rejected'] },
      name: 'string',
      subject: 'string',
      issuer: 'string',
      organization: 'string',
      organization_unit: 'string',
      uri: 'string',
      host_names: { list: 'string' },
      valid_from: 'string',
      valid_to: 'string',
      days_left: 'integer',
      file_name: 'string',
      thumbprint: 'string',
      key_bits: 'integer',
      self_signed: 'boolean',
      authority: 'boolean',
      problem: {
        maybe: {
          one: ['expired', 'not_yet_valid', 'revoked', 'issuer_unknown', 'weak_key', 'invalid', 'uri_mismatch', 'null']
        }
      },
      reason: {
        maybe: {
          one: ['untrusted', 'expired', 'not_yet_valid', 'revoked', 'issuer_unknown', 'weak_key', 'invalid', 'null']
        }
      },
      last_seen: { maybe: 'string' },
      address: { maybe: 'string' },
      'last_used?': { maybe: 'string' }
    }
  }
}

export const OpcUaCertificates: Shape<Schemas['OpcUaCertificates']> = {
  of: {
    fields: {
      items: { list: OpcUaCertificate.of },
      total: 'integer'
    }
  }
}

export const OpcUaOwnCertificate: Shape<Schemas['OpcUaOwnCertificate']> = {
  of: {
    fields: {
      certificate: OpcUaCertificate.of,
      application_uri: 'string',
      panel_names: { list: 'string' }
    }
  }
}

export const OpcUaRevocationList: Shape<Schemas['OpcUaRevocationList']> = {
  of: {
    fields: {
      id: 'string',
      issuer: 'string',
      issued: 'string',
      next_update: { maybe: 'string' },
      overdue: 'boolean',
      revoked: 'integer',
      file_name: 'string'
    }
  }
}

export const OpcUaRevocationLists: Shape<Schemas['OpcUaRevocationLists']> = {
  of: {
    fields: {
      items: { list: OpcUaRevocationList.of },
      total: 'integer'
    }
  }
}
