// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const CodesysLicence: Shape<Schemas['CodesysLicence']> = {
  of: {
    fields: {
      state: { one: ['none', 'demo', 'active'] },
      demo_seconds_left: 'integer',
      since: { maybe: 'string' }
    }
  }
}

export const CodesysRuntime: Shape<Schemas['CodesysRuntime']> = {
  of: {
    fields: {
      state: { one: ['running', 'stopped', 'no_application', 'fault'] },
      since: { maybe: 'string' },
      version: 'string',
      fault: { maybe: 'string' }
    }
  }
}

export const CodesysApplication: Shape<Schemas['CodesysApplication']> = {
  of: {
    fields: {
      name: 'string',
      built_at: 'string',
      checksum: 'string',
      compiler_version: 'string'
    }
  }
}

export const CodesysRetain: Shape<Schemas['CodesysRetain']> = {
  of: {
    fields: {
      used_bytes: 'integer',
      total_bytes: 'integer'
    }
  }
}

export const Codesys: Shape<Schemas['Codesys']> = {
  of: {
    fields: {
      availability: { one: ['available', 'not_on_this_model', 'not_in_project'] },
      licence: CodesysLicence.of,
      hardware_key: 'string',
      runtime: CodesysRuntime.of,
      offered_version: { maybe: 'string' },
      application: { maybe: CodesysApplication.of },
      retain: CodesysRetain.of,
      free_bytes: 'integer',
      max_bytes: 'integer'
    }
  }
}

export const CodesysTask: Shape<Schemas['CodesysTask']> = {
  of: {
    fields: {
      name: 'string',
      cycle_ms: 'number',
      jitter_ms: 'number',
      load_percent: 'number'
    }
  }
}

export const CodesysTasks: Shape<Schemas['CodesysTasks']> = {
  of: {
    fields: {
      items: { list: CodesysTask.of },
      total: 'integer'
    }
  }
}

export const CodesysSettings: Shape<Schemas['CodesysSettings']> = {
  of: {
    fields: {
      port: 'string',
      address: 'string',
      mask: 'string',
      gateway: 'string',
      fieldbus_ports: { list: 'string' },
      start_with_panel: 'boolean'
    }
  }
}

export const CodesysUpload: Shape<Schemas['CodesysUpload']> = {
  of: {
    fields: {
      id: 'string'
    }
  }
}

export const CodesysPackage: Shape<Schemas['CodesysPackage']> = {
  of: {
    fields: {
      id: 'string',
      file_name: 'string',
      version: 'string',
      size_bytes: 'integer',
      needed_bytes: 'integer',
      free_bytes: 'integer',
      same_as_installed: 'boolean',
      older: 'boolean'
    }
  }
}
