// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const HmiName: Shape<Schemas['HmiName']> = {
  of: {
    fields: {
      name: 'string',
      'model?': 'string'
    }
  }
}

export const SystemTime: Shape<Schemas['SystemTime']> = {
  of: {
    fields: {
      time: 'string',
      'zone?': 'string'
    }
  }
}

export const Link: Shape<Schemas['Link']> = {
  of: {
    fields: {
      title: 'string',
      url: 'string'
    }
  }
}

export const WebSpecification: Shape<Schemas['WebSpecification']> = {
  of: {
    fields: {
      usermode: 'boolean',
      'eth_count?': 'integer',
      'wifi_count?': 'integer',
      'led?': 'boolean',
      'model?': 'string',
      'links?': { list: Link.of },
      'languages?': { list: 'string' },
      'missing_screens?': { list: 'string' }
    }
  }
}
