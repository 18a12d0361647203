// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const HotspotUse: Shape<Schemas['HotspotUse']> = { of: { one: ['always', 'wifi_lost', 'never'] } }

export const HotspotSettings: Shape<Schemas['HotspotSettings']> = {
  of: {
    fields: {
      use: HotspotUse.of,
      ssid: 'string',
      security: { one: ['wpa2', 'wpa3', 'wpa2-wpa3'] },
      band: { one: ['2.4', '5'] },
      channel: 'integer',
      country: 'string',
      address: 'string',
      dhcp_first: 'string',
      dhcp_last: 'string',
      lease_minutes: 'integer',
      hidden: 'boolean',
      isolate: 'boolean',
      max_clients: 'integer',
      auto_off_minutes: 'integer',
      password_set: 'boolean'
    }
  }
}

export const HotspotClient: Shape<Schemas['HotspotClient']> = {
  of: {
    fields: {
      mac: 'string',
      name: 'string',
      address: { maybe: 'string' },
      since: 'string',
      signal_dbm: 'integer'
    }
  }
}

export const HotspotStatus: Shape<Schemas['HotspotStatus']> = {
  of: {
    fields: {
      use: HotspotUse.of,
      state: { one: ['off', 'waiting', 'starting', 'on', 'failed'] },
      failure: { maybe: { one: ['radio_fault'] } },
      opens_in_seconds: { maybe: 'integer' },
      auto_off_seconds: { maybe: 'integer' },
      mode: { one: ['off', 'client', 'hotspot'] },
      channel: { maybe: 'integer' },
      clients: { list: HotspotClient.of },
      serves_caller: 'boolean'
    }
  }
}

export const HotspotRegion: Shape<Schemas['HotspotRegion']> = {
  of: {
    fields: {
      country: 'string',
      channels_24: { list: 'integer' },
      channels_5: { list: 'integer' }
    }
  }
}

export const HotspotRegions: Shape<Schemas['HotspotRegions']> = {
  of: {
    fields: {
      items: { list: HotspotRegion.of },
      total: 'integer'
    }
  }
}
