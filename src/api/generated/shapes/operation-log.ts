// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { OperationAction } from './operation-action'
import { LoggedSignal } from './logged-signal'

export const OperationPlace: Shape<Schemas['OperationPlace']> = {
  of: { one: ['panel', 'webview', 'vnc', 'opcua', 'console'] }
}

export const OperationChange: Shape<Schemas['OperationChange']> = {
  of: {
    fields: {
      field: 'string',
      previous: { maybe: { either: ['string', 'number', 'boolean'] } },
      next: { maybe: { either: ['string', 'number', 'boolean'] } },
      'secret?': 'boolean'
    }
  }
}

export const OperationResult: Shape<Schemas['OperationResult']> = { of: { one: ['done', 'refused', 'failed'] } }

export const OperationRecord: Shape<Schemas['OperationRecord']> = {
  of: {
    fields: {
      kind: { one: ['record'] },
      number: 'integer',
      time: 'string',
      zone: 'string',
      username: 'string',
      role: 'string',
      place: OperationPlace.of,
      address: { maybe: 'string' },
      screen: 'string',
      action: OperationAction.of,
      object: 'string',
      function: 'string',
      target: 'string',
      changes: { list: OperationChange.of },
      change_count: 'integer',
      result: OperationResult.of,
      'merged?': 'integer',
      code: { maybe: 'string' },
      information: 'string',
      'utc_offset?': 'string',
      'logged?': { maybe: LoggedSignal.of }
    }
  }
}

export const OperationGap: Shape<Schemas['OperationGap']> = {
  of: {
    fields: {
      kind: { one: ['gap'] },
      first: 'integer',
      last: 'integer',
      after: { maybe: 'string' },
      before: { maybe: 'string' }
    }
  }
}

export const OperationEntry: Shape<Schemas['OperationEntry']> = {
  of: { either: [OperationRecord.of, OperationGap.of] }
}

export const OperationPage: Shape<Schemas['OperationPage']> = {
  of: {
    fields: {
      items: { list: OperationEntry.of },
      total: 'integer',
      'gaps?': 'integer',
      newest: 'integer',
      missing: 'integer'
    }
  }
}

export const WhenLogFull: Shape<Schemas['WhenLogFull']> = { of: { one: ['stop', 'overwrite'] } }

export const OperationLogStatus: Shape<Schemas['OperationLogStatus']> = {
  of: {
    fields: {
      state: { one: ['recording', 'nearly_full', 'stopped'] },
      records: 'integer',
      capacity: 'integer',
      oldest: { maybe: 'integer' },
      newest: { maybe: 'integer' },
      unrecorded: 'integer',
      when_full: WhenLogFull.of
    }
  }
}

export const OperationLogSettings: Shape<Schemas['OperationLogSettings']> = {
  of: {
    fields: {
      when_full: WhenLogFull.of
    }
  }
}
