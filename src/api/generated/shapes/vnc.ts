// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const VncSettings: Shape<Schemas['VncSettings']> = {
  of: {
    fields: {
      enabled: 'boolean',
      port: 'integer',
      monitor_mode: 'boolean',
      control_minutes: 'integer',
      shared: 'boolean',
      timeout_minutes: 'integer',
      allowed_networks: { list: 'string' },
      control_password_set: 'boolean',
      view_password_set: 'boolean'
    }
  }
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

export const VncRefusal: Shape<Schemas['VncRefusal']> = {
  of: { one: ['wrong_version', 'wrong_password', 'address_barred', 'too_many', 'too_many_failures'] }
}

export const VncStatus: Shape<Schemas['VncStatus']> = {
  of: {
    fields: {
      viewers: { list: VncViewer.of },
      control_until: { maybe: 'string' },
      refused: 'integer',
      last_refusal: { maybe: VncRefusal.of }
    }
  }
}
