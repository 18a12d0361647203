// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { PanelLicence } from './panel-licence'

export const ClockSource: Shape<Schemas['ClockSource']> = {
  of: {
    fields: {
      kind: { one: ['time_server', 'manual'] },
      server: { maybe: 'string' },
      set_at: { maybe: 'string' }
    }
  }
}

export const NetworkPort: Shape<Schemas['NetworkPort']> = {
  of: {
    fields: {
      id: 'string',
      kind: { one: ['ethernet', 'wifi'] },
      mac: 'string'
    }
  }
}

export const SystemIdentity: Shape<Schemas['SystemIdentity']> = {
  of: {
    fields: {
      time: 'string',
      zone: { maybe: 'string' },
      'clock_source?': ClockSource.of,
      model: { maybe: 'string' },
      hmi_name: { maybe: 'string' },
      project: { maybe: 'string' },
      serial: { maybe: 'string' },
      hardware_key: { maybe: 'string' },
      hostname: { maybe: 'string' },
      os_version: { maybe: 'string' },
      web_version: { maybe: 'string' },
      easyaccess_version: { maybe: 'string' },
      bootloader: { maybe: 'string' },
      image_built: { maybe: 'string' },
      up_time_seconds: { maybe: 'integer' },
      ports: { maybe: { list: NetworkPort.of } },
      licences: { maybe: { list: PanelLicence.of } },
      'identify_by?': { one: ['led', 'screen'] },
      identify_seconds_left: 'integer',
      restart_needed: 'boolean'
    }
  }
}

export const OpenSourceNotice: Shape<Schemas['OpenSourceNotice']> = {
  of: {
    fields: {
      name: 'string',
      version: 'string',
      licence: 'string',
      copyright: 'string'
    }
  }
}

export const OpenSourceNotices: Shape<Schemas['OpenSourceNotices']> = {
  of: {
    fields: {
      items: { list: OpenSourceNotice.of },
      total: 'integer'
    }
  }
}

export const RestartAnswer: Shape<Schemas['RestartAnswer']> = {
  of: {
    fields: {
      seconds: 'integer'
    }
  }
}
