// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../client/shape'

export const ImpactLink: Shape<Schemas['ImpactLink']> = {
  of: {
    fields: {
      name: 'string',
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
      viewers: ImpactViewers.of,
      jobs: ImpactJobs.of,
      active_alarms: ImpactAlarms.of
    }
  }
}
