// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { TestStepState } from './test-step-state'
import { SnmpVersion } from './snmp-version'

export const MiscStep: Shape<Schemas['MiscStep']> = {
  of: {
    fields: {
      name: { one: ['resolve', 'connect', 'tls', 'login', 'list', 'send', 'request', 'response'] },
      state: TestStepState.of,
      milliseconds: { maybe: 'integer' }
    }
  }
}

export const MiscTestCode: Shape<Schemas['MiscTestCode']> = {
  of: {
    one: ['unresolved', 'no_reply', 'invalid_reply', 'not_synchronised', 'connection_refused', 'tls', 'login', 'list']
  }
}

export const MiscTest: Shape<Schemas['MiscTest']> = {
  of: {
    fields: {
      steps: { list: MiscStep.of },
      error_code: { maybe: MiscTestCode.of },
      detail: 'string',
      offset_milliseconds: { maybe: 'integer' }
    }
  }
}

export const TimeZones: Shape<Schemas['TimeZones']> = {
  of: {
    fields: {
      items: {
        list: {
          fields: {
            name: 'string',
            offset_minutes: 'integer'
          }
        }
      },
      total: 'integer'
    }
  }
}

export const SnmpSettings: Shape<Schemas['SnmpSettings']> = {
  of: {
    fields: {
      enabled: 'boolean',
      port: 'integer',
      version: SnmpVersion.of,
      username: 'string',
      community_set: 'boolean',
      auth_password_set: 'boolean',
      privacy_password_set: 'boolean'
    }
  }
}
