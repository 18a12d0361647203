// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { EasyAccessState } from './easy-access-state'
import { TestStepState } from './test-step-state'
import { PanelLicence } from './panel-licence'

export const EasyAccessPairing: Shape<Schemas['EasyAccessPairing']> = {
  of: {
    fields: {
      session_id: 'string',
      session_password: 'string'
    }
  }
}

export const EasyAccessLocation: Shape<Schemas['EasyAccessLocation']> = { of: { one: ['global', 'china'] } }

export const EasyAccessServer: Shape<Schemas['EasyAccessServer']> = {
  of: {
    fields: {
      location: EasyAccessLocation.of,
      host: 'string',
      tcp_port: 'integer'
    }
  }
}

export const EasyAccessDevice: Shape<Schemas['EasyAccessDevice']> = {
  of: {
    fields: {
      name: 'string',
      address: 'string',
      tcp_port: 'integer'
    }
  }
}

export const EasyAccessReport: Shape<Schemas['EasyAccessReport']> = {
  of: {
    fields: {
      state: EasyAccessState.of,
      since: { maybe: 'string' },
      occupied_by: { maybe: 'string' },
      occupied_since: { maybe: 'string' },
      error_code: { maybe: 'integer' },
      error_time: { maybe: 'string' },
      hardware_key: { maybe: 'string' },
      hmi_name: 'string',
      licence: PanelLicence.of,
      domain: { maybe: 'string' },
      pairing: { maybe: EasyAccessPairing.of },
      idle_disconnect_minutes: { maybe: 'integer' },
      servers: { list: EasyAccessServer.of },
      pass_through_devices: { list: EasyAccessDevice.of }
    }
  }
}

export const EasyAccessSettings: Shape<Schemas['EasyAccessSettings']> = {
  of: {
    fields: {
      server_location: EasyAccessLocation.of,
      proxy: 'boolean',
      proxy_type: { one: ['http', 'socks5'] },
      proxy_host: 'string',
      proxy_port: 'integer',
      proxy_username: 'string',
      proxy_password_set: 'boolean',
      start_with_system: 'boolean',
      pass_through: 'boolean'
    }
  }
}

export const EasyAccessStep: Shape<Schemas['EasyAccessStep']> = {
  of: {
    fields: {
      name: { one: ['gateway', 'dns', 'proxy', 'server', 'tls', 'login'] },
      state: TestStepState.of,
      milliseconds: { maybe: 'integer' }
    }
  }
}

export const EasyAccessTest: Shape<Schemas['EasyAccessTest']> = {
  of: {
    fields: {
      running: 'boolean',
      time: { maybe: 'string' },
      steps: { list: EasyAccessStep.of },
      error_code: { maybe: 'integer' },
      detail: 'string'
    }
  }
}
