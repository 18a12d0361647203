// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const WifiSettings: Shape<Schemas['WifiSettings']> = {
  of: {
    fields: {
      mode: { one: ['off', 'client', 'hotspot'] },
      method: { one: ['dhcp', 'static'] },
      address: 'string',
      mask: 'string',
      gateway: 'string',
      dns1: 'string',
      dns2: 'string',
      hotspot_password_set: 'boolean'
    }
  }
}

export const WifiFailureReason: Shape<Schemas['WifiFailureReason']> = {
  of: {
    one: [
      'password',
      'file',
      'out_of_range',
      'country',
      'security',
      'no_address',
      'captive_portal',
      'clock_wrong',
      'name_mismatch'
    ]
  }
}

export const WifiFailure: Shape<Schemas['WifiFailure']> = {
  of: {
    fields: {
      ssid: 'string',
      reason: WifiFailureReason.of,
      file: { maybe: 'string' },
      time: 'string'
    }
  }
}

export const WifiConnection: Shape<Schemas['WifiConnection']> = {
  of: {
    fields: {
      state: { one: ['UNKNOWN', 'CONNECTED', 'CONNECTING', 'DISCONNECTED', 'DISABLED', 'PASSWDERR', 'FILEOPENERR'] },
      ssid: { maybe: 'string' },
      signal_dbm: { maybe: 'integer' },
      channel: { maybe: 'integer' },
      band: { maybe: { one: ['2.4', '5'] } },
      address: { maybe: 'string' },
      mask: { maybe: 'string' },
      gateway: { maybe: 'string' },
      dns: { list: 'string' },
      failure: { maybe: WifiFailure.of },
      last_good: { maybe: 'string' },
      hotspot_open: 'boolean',
      serves_caller: 'boolean'
    }
  }
}

export const AccessPoint: Shape<Schemas['AccessPoint']> = {
  of: {
    fields: {
      ssid: 'string',
      signal_dbm: 'integer',
      channel: 'integer',
      band: { one: ['2.4', '5'] },
      security: { one: ['open', 'wep', 'wpa2', 'wpa3', 'wpa2-wpa3', 'wpa2-enterprise', 'wpa3-enterprise'] }
    }
  }
}

export const WifiScan: Shape<Schemas['WifiScan']> = {
  of: {
    fields: {
      items: { list: AccessPoint.of },
      total: 'integer',
      scanned_at: 'string'
    }
  }
}

export const SavedNetwork: Shape<Schemas['SavedNetwork']> = {
  of: {
    fields: {
      id: 'string',
      ssid: 'string',
      hidden: 'boolean',
      security: { one: ['open', 'personal', 'enterprise'] },
      method: { maybe: { one: ['PEAP', 'TLS', 'TTLS', 'FAST'] } },
      autoconnect: 'boolean',
      failure: { maybe: WifiFailureReason.of }
    }
  }
}

export const SavedNetworks: Shape<Schemas['SavedNetworks']> = {
  of: {
    fields: {
      items: { list: SavedNetwork.of },
      total: 'integer'
    }
  }
}
