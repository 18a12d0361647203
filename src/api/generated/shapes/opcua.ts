// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { DriverAddress } from './driver-address'

export const OpcUaPolicy: Shape<Schemas['OpcUaPolicy']> = {
  of: { one: ['None', 'Basic128Rsa15', 'Basic256', 'Basic256Sha256', 'Aes128_Sha256_RsaOaep', 'Aes256_Sha256_RsaPss'] }
}

export const OpcUaEndpoint: Shape<Schemas['OpcUaEndpoint']> = {
  of: {
    fields: {
      url: 'string',
      policy: OpcUaPolicy.of,
      mode: { one: ['None', 'Sign', 'SignAndEncrypt'] }
    }
  }
}

export const OpcUaServerError: Shape<Schemas['OpcUaServerError']> = {
  of: {
    fields: {
      code: { one: ['port_in_use', 'certificate_invalid', 'certificate_expired', 'start_failed'] },
      time: 'string',
      detail: 'string'
    }
  }
}

export const OpcUaServer: Shape<Schemas['OpcUaServer']> = {
  of: {
    fields: {
      availability: {
        one: [
          'available',
          'not_on_this_model',
          'not_licensed',
          'not_in_project',
          'service_starting',
          'service_unavailable'
        ]
      },
      'starting_percent?': 'integer',
      state: { one: ['Running', 'Stopped'] },
      restarting: 'boolean',
      since: { maybe: 'string' },
      port: 'integer',
      application_name: 'string',
      application_uri: 'string',
      endpoints: { list: OpcUaEndpoint.of },
      missing_policies: { list: OpcUaPolicy.of },
      sessions: 'integer',
      rejected: 'integer',
      nodes: 'integer',
      last_error: { maybe: OpcUaServerError.of }
    }
  }
}

export const OpcUaSecureMode: Shape<Schemas['OpcUaSecureMode']> = { of: { one: ['Sign', 'SignAndEncrypt'] } }

export const OpcUaTokens: Shape<Schemas['OpcUaTokens']> = {
  of: {
    fields: {
      anonymous: 'boolean',
      username: 'boolean',
      certificate: 'boolean'
    }
  }
}

export const OpcUaLimits: Shape<Schemas['OpcUaLimits']> = {
  of: {
    fields: {
      min_sampling_ms: 'integer',
      min_publishing_ms: 'integer',
      max_sessions: 'integer',
      max_subscriptions: 'integer',
      max_items: 'integer',
      session_timeout_s: 'integer',
      max_keep_alive: 'integer',
      max_queue: 'integer'
    }
  }
}

export const OpcUaSettings: Shape<Schemas['OpcUaSettings']> = {
  of: {
    fields: {
      port: 'integer',
      application_name: 'string',
      interface: 'string',
      policies: { list: OpcUaPolicy.of },
      modes: { list: OpcUaSecureMode.of },
      tokens: OpcUaTokens.of,
      autostart: 'boolean',
      limits: OpcUaLimits.of
    }
  }
}

export const OpcUaSession: Shape<Schemas['OpcUaSession']> = {
  of: {
    fields: {
      id: 'string',
      client: 'string',
      client_uri: 'string',
      username: { maybe: 'string' },
      address: 'string',
      since: 'string',
      policy: OpcUaPolicy.of,
      mode: { one: ['None', 'Sign', 'SignAndEncrypt'] },
      subscriptions: 'integer',
      monitored_items: 'integer',
      reads_per_minute: 'integer',
      writes_per_minute: 'integer'
    }
  }
}

export const OpcUaSessions: Shape<Schemas['OpcUaSessions']> = {
  of: {
    fields: {
      items: { list: OpcUaSession.of },
      total: 'integer'
    }
  }
}

export const OpcUaRejectionReason: Shape<Schemas['OpcUaRejectionReason']> = {
  of: {
    one: [
      'certificate_untrusted',
      'certificate_expired',
      'certificate_not_yet_valid',
      'certificate_revoked',
      'certificate_invalid',
      'issuer_unknown',
      'uri_mismatch',
      'policy_disabled',
      'mode_disabled',
      'anonymous_disabled',
      'user_unknown',
      'password_wrong',
      'user_no_rights',
      'user_token_disabled',
      'too_many_sessions',
      'clock_difference',
      'too_many_failures'
    ]
  }
}

export const OpcUaRejection: Shape<Schemas['OpcUaRejection']> = {
  of: {
    fields: {
      id: 'string',
      time: 'string',
      last_time: 'string',
      count: 'integer',
      client: 'string',
      client_uri: 'string',
      address: 'string',
      username: { maybe: 'string' },
      reason: OpcUaRejectionReason.of,
      thumbprint: { maybe: 'string' },
      policy: { maybe: OpcUaPolicy.of },
      mode: { maybe: { one: ['None', 'Sign', 'SignAndEncrypt', 'null'] } },
      clock_difference_seconds: { maybe: 'integer' },
      'connected_at?': { maybe: 'string' }
    }
  }
}

export const OpcUaRejections: Shape<Schemas['OpcUaRejections']> = {
  of: {
    fields: {
      items: { list: OpcUaRejection.of },
      total: 'integer'
    }
  }
}

export const OpcUaValue: Shape<Schemas['OpcUaValue']> = {
  of: {
    fields: {
      node_id: 'string',
      value: { maybe: { either: ['number', 'string', 'boolean'] } },
      quality: { one: ['good', 'uncertain', 'bad'] },
      reason: { maybe: { one: ['plc_disconnected', 'address_error', 'not_saved', 'null'] } },
      time: 'string'
    }
  }
}

export const OpcUaValues: Shape<Schemas['OpcUaValues']> = {
  of: {
    fields: {
      items: { list: OpcUaValue.of },
      total: 'integer'
    }
  }
}

export const OpcUaNodeUser: Shape<Schemas['OpcUaNodeUser']> = {
  of: {
    fields: {
      session_id: 'string',
      client: 'string',
      subscription_ids: { list: 'integer' }
    }
  }
}

export const OpcUaUse: Shape<Schemas['OpcUaUse']> = {
  of: {
    fields: {
      node_id: 'string',
      clients: { list: 'string' },
      'sessions?': { list: OpcUaNodeUser.of }
    }
  }
}

export const OpcUaUses: Shape<Schemas['OpcUaUses']> = {
  of: {
    fields: {
      items: { list: OpcUaUse.of },
      total: 'integer'
    }
  }
}

export const NodeTag: Shape<Schemas['NodeTag']> = {
  of: {
    fields: {
      name: 'string',
      plc: 'string',
      address: 'string',
      format: 'string',
      index_register: { maybe: 'integer' },
      data_type: 'string',
      length: 'integer',
      access: { one: ['readable', 'writable'] }
    }
  }
}

export const NodeFolder: Shape<Schemas['NodeFolder']> = {
  of: {
    fields: {
      name: 'string',
      folders: { list: () => NodeFolder.of },
      tags: { list: NodeTag.of }
    }
  }
}

export const NodeTree: Shape<Schemas['NodeTree']> = {
  of: {
    fields: {
      folders: { list: NodeFolder.of }
    }
  }
}

export const IndexRegisters: Shape<Schemas['IndexRegisters']> = {
  of: {
    fields: {
      first: 'integer',
      last: 'integer'
    }
  }
}

export const Driver: Shape<Schemas['Driver']> = {
  of: {
    fields: {
      plc: 'string',
      driver: 'string',
      index_registers: { maybe: IndexRegisters.of },
      addresses: { list: DriverAddress.of }
    }
  }
}

export const DriverTable: Shape<Schemas['DriverTable']> = {
  of: {
    fields: {
      drivers: { list: Driver.of }
    }
  }
}
