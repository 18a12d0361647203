// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { EasyAccessState } from './easy-access-state'

export const Usage: Shape<Schemas['Usage']> = {
  of: {
    fields: {
      used_bytes: 'integer',
      total_bytes: 'integer'
    }
  }
}

export const ProjectStatus: Shape<Schemas['ProjectStatus']> = {
  of: {
    fields: {
      name: 'string',
      state: { one: ['running', 'stopped', 'updating'] },
      since: { maybe: 'string' }
    }
  }
}

export const LastBackup: Shape<Schemas['LastBackup']> = {
  of: {
    fields: {
      made_at: { maybe: 'string' },
      age_seconds: { maybe: 'integer' }
    }
  }
}

export const LastBackups: Shape<Schemas['LastBackups']> = {
  of: {
    fields: {
      data: LastBackup.of,
      recipes: LastBackup.of
    }
  }
}

export const EthernetStatus: Shape<Schemas['EthernetStatus']> = {
  of: {
    fields: {
      id: 'string',
      link: { one: ['up', 'down'] },
      speed_mbit: { maybe: 'integer' },
      address: { maybe: 'string' }
    }
  }
}

export const WifiStatus: Shape<Schemas['WifiStatus']> = {
  of: {
    fields: {
      state: { one: ['UNKNOWN', 'CONNECTED', 'CONNECTING', 'DISCONNECTED', 'DISABLED', 'PASSWDERR', 'FILEOPENERR'] },
      ssid: { maybe: 'string' },
      'hotspot?': 'string'
    }
  }
}

export const OpcUaStatus: Shape<Schemas['OpcUaStatus']> = {
  of: {
    fields: {
      state: { one: ['Running', 'Stopped'] },
      clients: 'integer'
    }
  }
}

export const EasyAccessStatus: Shape<Schemas['EasyAccessStatus']> = {
  of: {
    fields: {
      state: EasyAccessState.of
    }
  }
}

export const PlcLink: Shape<Schemas['PlcLink']> = {
  of: {
    fields: {
      name: 'string',
      state: { one: ['connected', 'disconnected'] }
    }
  }
}

export const ViewerCounts: Shape<Schemas['ViewerCounts']> = {
  of: {
    fields: {
      webview: 'integer',
      vnc: 'integer'
    }
  }
}

export const Connections: Shape<Schemas['Connections']> = {
  of: {
    fields: {
      ethernet: { maybe: { list: EthernetStatus.of } },
      wifi: { maybe: WifiStatus.of },
      'other_radios?': { list: WifiStatus.of },
      opcua: { maybe: OpcUaStatus.of },
      easyaccess: { maybe: EasyAccessStatus.of },
      plcs: { maybe: { list: PlcLink.of } },
      'disabled_plcs?': 'integer',
      viewers: { maybe: ViewerCounts.of }
    }
  }
}

export const UsageHistory: Shape<Schemas['UsageHistory']> = {
  of: {
    fields: {
      interval_seconds: 'integer',
      memory_percent: { list: { maybe: 'number' } },
      disk_percent: { list: { maybe: 'number' } }
    }
  }
}

export const SystemStatus: Shape<Schemas['SystemStatus']> = {
  of: {
    fields: {
      time: 'string',
      hostname: { maybe: 'string' },
      os_version: { maybe: 'string' },
      web_version: { maybe: 'string' },
      easyaccess_version: { maybe: 'string' },
      up_time_seconds: { maybe: 'integer' },
      cpu_percent: { maybe: 'number' },
      temperature_celsius: { maybe: 'number' },
      memory: { maybe: Usage.of },
      disk: { maybe: Usage.of },
      disk_days_until_full: { maybe: 'number' },
      project: { maybe: ProjectStatus.of },
      last_backup: { maybe: LastBackup.of },
      'last_backups?': { maybe: LastBackups.of },
      connections: Connections.of,
      history: { maybe: UsageHistory.of }
    }
  }
}
