// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { PlcPort } from './plc-port'

export const ImpactLink: Shape<Schemas['ImpactLink']> = {
  of: {
    fields: {
      name: 'string',
      port: PlcPort.of,
      state: { one: ['up', 'slow'] }
    }
  }
}

export const ImpactLinks: Shape<Schemas['ImpactLinks']> = {
  of: {
    fields: {
      items: { list: ImpactLink.of },
      total: 'integer'
    }
  }
}

export const ImpactClient: Shape<Schemas['ImpactClient']> = {
  of: {
    fields: {
      name: 'string',
      address: 'string'
    }
  }
}

export const ImpactClients: Shape<Schemas['ImpactClients']> = {
  of: {
    fields: {
      items: { list: ImpactClient.of },
      total: 'integer'
    }
  }
}

export const ImpactHost: Shape<Schemas['ImpactHost']> = {
  of: {
    fields: {
      address: 'string',
      'port?': 'integer',
      'device?': 'integer',
      'role?': { one: ['active', 'passive'] }
    }
  }
}

export const ImpactHosts: Shape<Schemas['ImpactHosts']> = {
  of: {
    fields: {
      items: { list: ImpactHost.of },
      total: 'integer'
    }
  }
}

export const ImpactRemoteUser: Shape<Schemas['ImpactRemoteUser']> = {
  of: {
    fields: {
      name: 'string'
    }
  }
}

export const ImpactRemoteAccess: Shape<Schemas['ImpactRemoteAccess']> = {
  of: {
    fields: {
      items: { list: ImpactRemoteUser.of },
      total: 'integer'
    }
  }
}

export const ImpactViewer: Shape<Schemas['ImpactViewer']> = {
  of: {
    fields: {
      kind: { one: ['webview', 'vnc'] },
      name: 'string',
      address: 'string',
      role: { one: ['view', 'control'] }
    }
  }
}

export const ImpactViewers: Shape<Schemas['ImpactViewers']> = {
  of: {
    fields: {
      items: { list: ImpactViewer.of },
      total: 'integer'
    }
  }
}

export const ImpactFtpClient: Shape<Schemas['ImpactFtpClient']> = {
  of: {
    fields: {
      name: 'string',
      address: 'string'
    }
  }
}

export const ImpactFtpClients: Shape<Schemas['ImpactFtpClients']> = {
  of: {
    fields: {
      items: { list: ImpactFtpClient.of },
      total: 'integer'
    }
  }
}

export const ImpactJob: Shape<Schemas['ImpactJob']> = {
  of: {
    fields: {
      kind: 'string',
      subject: 'string',
      percent: 'integer'
    }
  }
}

export const ImpactJobs: Shape<Schemas['ImpactJobs']> = {
  of: {
    fields: {
      items: { list: ImpactJob.of },
      total: 'integer'
    }
  }
}

export const ImpactAlarm: Shape<Schemas['ImpactAlarm']> = {
  of: {
    fields: {
      name: 'string',
      priority: { one: ['low', 'middle', 'high', 'emergency'] }
    }
  }
}

export const ImpactAlarms: Shape<Schemas['ImpactAlarms']> = {
  of: {
    fields: {
      items: { list: ImpactAlarm.of },
      total: 'integer'
    }
  }
}

export const Impact: Shape<Schemas['Impact']> = {
  of: {
    fields: {
      plc_links: ImpactLinks.of,
      opcua_clients: ImpactClients.of,
      factory_hosts: ImpactHosts.of,
      remote_access: ImpactRemoteAccess.of,
      viewers: ImpactViewers.of,
      'ftp_clients?': ImpactFtpClients.of,
      jobs: ImpactJobs.of,
      active_alarms: ImpactAlarms.of,
      restart_seconds: 'integer',
      'hidden?': {
        list: {
          one: [
            'plc_links',
            'opcua_clients',
            'factory_hosts',
            'remote_access',
            'webview_viewers',
            'vnc_viewers',
            'ftp_clients',
            'jobs',
            'active_alarms'
          ]
        }
      }
    }
  }
}
