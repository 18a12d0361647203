// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../client/shape'

export const VncSettings: Shape<Schemas['VncSettings']> = {
  of: {
    fields: {
      enabled: 'boolean',
      port: 'integer',
      monitor_mode: 'boolean',
      shared: 'boolean',
      timeout_minutes: 'integer',
      allowed_networks: { list: 'string' },
      control_password_set: 'boolean',
      view_password_set: 'boolean'
    }
  }
}

export const MiscPortOwner: Shape<Schemas['MiscPortOwner']> = {
  of: { one: ['ftp', 'web_server', 'discovery', 'snmp', 'opcua', 'vnc', 'codesys', 'secs_gem', 'other'] }
}

export const VncViewer: Shape<Schemas['VncViewer']> = {
  of: {
    fields: {
      address: 'string',
      role: { one: ['view', 'control'] },
      since: 'string'
    }
  }
}

export const VncStatus: Shape<Schemas['VncStatus']> = {
  of: {
    fields: {
      state: { one: ['off', 'starting', 'listening', 'port_conflict', 'failed'] },
      port: 'integer',
      taken_by: { maybe: MiscPortOwner.of },
      viewers: { list: VncViewer.of },
      refused: 'integer',
      last_refusal: { maybe: { one: ['wrong_version', 'wrong_password', 'address_barred', 'too_many', 'null'] } }
    }
  }
}
