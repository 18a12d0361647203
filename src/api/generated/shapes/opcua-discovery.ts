// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { TestStepState } from './test-step-state'

export const OpcUaDiscoverySettings: Shape<Schemas['OpcUaDiscoverySettings']> = {
  of: {
    fields: {
      register: 'boolean',
      url: 'string',
      interval_seconds: 'integer',
      mdns: 'boolean'
    }
  }
}

export const OpcUaDiscoveryCode: Shape<Schemas['OpcUaDiscoveryCode']> = {
  of: {
    one: [
      'unresolved',
      'unreachable',
      'no_discovery_server',
      'no_secure_endpoint',
      'server_untrusted',
      'certificate_untrusted',
      'uri_mismatch',
      'rejected',
      'not_listed'
    ]
  }
}

export const OpcUaAnnouncedUrl: Shape<Schemas['OpcUaAnnouncedUrl']> = {
  of: {
    fields: {
      url: 'string',
      resolvable: 'boolean'
    }
  }
}

export const OpcUaDiscoveryStatus: Shape<Schemas['OpcUaDiscoveryStatus']> = {
  of: {
    fields: {
      state: { one: ['off', 'waiting', 'registered', 'failed'] },
      time: { maybe: 'string' },
      code: { maybe: OpcUaDiscoveryCode.of },
      detail: 'string',
      announced: { list: OpcUaAnnouncedUrl.of },
      mdns: { one: ['off', 'waiting', 'announced', 'failed'] }
    }
  }
}

export const OpcUaDiscoveryStep: Shape<Schemas['OpcUaDiscoveryStep']> = {
  of: {
    fields: {
      name: { one: ['resolve', 'connect', 'channel', 'find', 'register', 'listed'] },
      state: TestStepState.of,
      milliseconds: { maybe: 'integer' }
    }
  }
}

export const OpcUaDiscoveryTest: Shape<Schemas['OpcUaDiscoveryTest']> = {
  of: {
    fields: {
      steps: { list: OpcUaDiscoveryStep.of },
      error_code: { maybe: OpcUaDiscoveryCode.of },
      detail: 'string',
      servers: { list: 'string' }
    }
  }
}
