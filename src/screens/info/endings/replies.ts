import type { Descriptor } from '../../../lib/remote/shape'

/*
 * What is used of each reply, which the compiler compares with the contract. The generated shapes would come with more code of
 * other screens than the list has.
 */

const itemsOf = <D extends Descriptor>(list: D) => ({ fields: { items: { list } } }) as const

export const WEB_CERTIFICATE = { fields: { valid_to: 'string' } } as const

export const CERTIFICATES = itemsOf({
  fields: { id: 'string', list: 'string', name: 'string', valid_to: 'string', problem: { maybe: 'string' } }
} as const)

export const ACCOUNTS = itemsOf({
  fields: { id: 'string', username: 'string', valid_until: { maybe: 'string' } }
} as const)

export const TOKENS = itemsOf({ fields: { id: 'string', name: 'string', expires: 'string' } } as const)

export const ACCEPTED_RISKS = itemsOf({ fields: { id: 'string', until: 'string' } } as const)

export const OPERATORS = {
  fields: {
    accounts: itemsOf({ fields: { id: 'string', username: 'string', expires_at: { maybe: 'string' } } } as const)
  }
} as const

export const IDENTITY = {
  fields: {
    serial: { maybe: 'string' },
    licences: { maybe: { list: { fields: { feature: 'string', state: 'string', date: { maybe: 'string' } } } } }
  }
} as const

export const CODESYS = {
  fields: { licence: { fields: { state: 'string', demo_seconds_left: 'integer' } } }
} as const

export const FORECAST = {
  fields: {
    time: 'string',
    sources: {
      list: {
        fields: {
          source: { one: ['data_logs', 'events', 'operations'] },
          when_full: 'string',
          days_until_full: { maybe: 'number' },
          unsaved: 'integer',
          days_until_loss: { maybe: 'number' }
        }
      }
    }
  }
} as const

export const DATA_BACKUP = {
  fields: { schedule: 'string', at: 'string', weekday: { one: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] } }
} as const

export const RECIPE_BACKUP = { fields: { schedule: 'string', daily_at: 'string' } } as const
