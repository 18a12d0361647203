// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const RecipeItem: Shape<Schemas['RecipeItem']> = {
  of: {
    fields: {
      name: 'string',
      type: { one: ['bit', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'uint64', 'float', 'double', 'string'] },
      min: { maybe: 'string' },
      max: { maybe: 'string' },
      length: { maybe: 'integer' },
      unit: 'string',
      decimals: 'integer',
      initial: 'string'
    }
  }
}

export const RecipeLoad: Shape<Schemas['RecipeLoad']> = {
  of: {
    fields: {
      number: 'integer',
      name: 'string',
      loaded_at: 'string',
      loaded_by: 'string'
    }
  }
}

export const RecipePlc: Shape<Schemas['RecipePlc']> = {
  of: {
    fields: {
      name: 'string',
      state: { one: ['connected', 'disconnected'] },
      last_load: { maybe: RecipeLoad.of }
    }
  }
}

export const Recipe: Shape<Schemas['Recipe']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      definition: 'string',
      in_use: 'boolean',
      max_records: 'integer',
      records: 'integer',
      changes: 'integer',
      items: { list: RecipeItem.of },
      plc_load: { maybe: RecipePlc.of }
    }
  }
}

export const Recipes: Shape<Schemas['Recipes']> = {
  of: {
    fields: {
      items: { list: Recipe.of },
      total: 'integer'
    }
  }
}

export const RecipeRecord: Shape<Schemas['RecipeRecord']> = {
  of: {
    fields: {
      number: 'integer',
      name: 'string',
      values: { list: 'string' },
      changed_at: 'string',
      changed_by: 'string'
    }
  }
}

export const RecipeRecords: Shape<Schemas['RecipeRecords']> = {
  of: {
    fields: {
      items: { list: RecipeRecord.of },
      total: 'integer',
      changes: 'integer'
    }
  }
}

export const RecipeImported: Shape<Schemas['RecipeImported']> = {
  of: {
    fields: {
      added: 'integer',
      updated: 'integer',
      skipped: 'integer',
      unchanged: 'integer'
    }
  }
}
