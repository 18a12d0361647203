// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../client/shape'

export const NodeTag: Shape<Schemas['NodeTag']> = {
  of: {
    fields: {
      name: 'string',
      plc: 'string',
      address: 'string',
      format: 'string',
      index_register: { maybe: 'integer' },
      data_type: 'string',
      length: 'integer',
      access: { one: ['readable', 'writable'] }
    }
  }
}

export const NodeFolder: Shape<Schemas['NodeFolder']> = {
  of: {
    fields: {
      name: 'string',
      folders: { list: () => NodeFolder.of },
      tags: { list: NodeTag.of }
    }
  }
}

export const NodeTree: Shape<Schemas['NodeTree']> = {
  of: {
    fields: {
      folders: { list: NodeFolder.of }
    }
  }
}

export const IndexRegisters: Shape<Schemas['IndexRegisters']> = {
  of: {
    fields: {
      first: 'integer',
      last: 'integer'
    }
  }
}

export const DriverAddress: Shape<Schemas['DriverAddress']> = {
  of: {
    fields: {
      type: 'string',
      format: 'string',
      first: 'integer',
      last: 'integer',
      'bits?': 'integer',
      'array_max?': 'integer',
      data_types: { list: 'string' }
    }
  }
}

export const Driver: Shape<Schemas['Driver']> = {
  of: {
    fields: {
      plc: 'string',
      driver: 'string',
      index_registers: { maybe: IndexRegisters.of },
      addresses: { list: DriverAddress.of }
    }
  }
}

export const DriverTable: Shape<Schemas['DriverTable']> = {
  of: {
    fields: {
      drivers: { list: Driver.of }
    }
  }
}
