import { get } from '../../../api/client/client'
import type { Admitted } from '../../../lib/remote/shape'
import { DAY_MS } from '../../../lib/text/day'
import type { MessageKey } from '../../../lib/text/message'
import { isRisk } from '../../../stores/hardening/risks'
import { riskKey } from '../../../stores/hardening/texts'
import type { Sources } from '../../../stores/sources/read-sources'
import { dayOf, nextTime, startOfDay, timeOf } from '../../../stores/sources/times'
import type { Ending } from './kinds'
import * as replies from './replies'

type Reply<K extends keyof typeof replies> = Admitted<(typeof replies)[K]>

const LOGS: Record<Reply<'FORECAST'>['sources'][number]['source'], MessageKey> = {
  data_logs: 'menu.dataLog',
  events: 'menu.eventLog',
  operations: 'menu.operationLog'
}

export const SOURCES: Sources<Ending> = {
  'GET /features/misc/web-server/certificate': {
    screen: 'misc',
    query: '?card=web-server',
    async read(signal) {
      const { valid_to: end }: Reply<'WEB_CERTIFICATE'> = await get(
        '/features/misc/web-server/certificate',
        { of: replies.WEB_CERTIFICATE },
        { signal }
      )
      return [{ id: 'web', kind: 'certificate', name: { term: 'common.term.webServer' }, time: timeOf(end) }]
    }
  },
  'GET /opcua/certificates': {
    screen: 'opcua',
    query: '?tab=certificates',
    async read(signal) {
      const { items }: Reply<'CERTIFICATES'> = await get(
        '/opcua/certificates',
        { of: replies.CERTIFICATES },
        { signal }
      )
      return items
        .filter(({ list, problem }) => list !== 'rejected' && problem !== 'revoked')
        .map(({ id, list, name, valid_to: end }) => ({
          ...(list === 'own'
            ? { id: 'opcua', name: { term: 'common.term.opcUaServer' as const } }
            : { id: `opcua-${id}`, name }),
          kind: 'certificate',
          time: timeOf(end)
        }))
    }
  },
  'GET /uac/accounts': {
    screen: 'account-management',
    async read(signal) {
      const { items }: Reply<'ACCOUNTS'> = await get('/uac/accounts', { of: replies.ACCOUNTS }, { signal })
      return items.flatMap(({ id, username: name, valid_until: end }) =>
        end === null ? [] : [{ id: `account-${id}`, kind: 'account', name, time: dayOf(end), wholeDay: true }]
      )
    }
  },
  'GET /uac/access-tokens': {
    screen: 'api-doc',
    permission: 'account-management',
    query: '?page=access-tokens',
    optional: true,
    async read(signal) {
      const { items }: Reply<'TOKENS'> = await get('/uac/access-tokens', { of: replies.TOKENS }, { signal })
      return items.map(({ id, name, expires }) => ({ id: `token-${id}`, kind: 'token', name, time: timeOf(expires) }))
    }
  },
  'GET /system/accepted-risks': {
    screen: 'info',
    optional: true,
    async read(signal) {
      const { items }: Reply<'ACCEPTED_RISKS'> = await get(
        '/system/accepted-risks',
        { of: replies.ACCEPTED_RISKS },
        { signal }
      )
      return items.flatMap(({ id, until }) =>
        isRisk(id)
          ? [{ id: `risk-${id}`, kind: 'acceptance', name: { term: riskKey(id) }, time: dayOf(until), wholeDay: true }]
          : []
      )
    }
  },
  'GET /project/enhanced-security': {
    screen: 'enhanced-security',
    async read(signal) {
      const { accounts }: Reply<'OPERATORS'> = await get(
        '/project/enhanced-security',
        { of: replies.OPERATORS },
        { signal }
      )
      return accounts.items.flatMap(({ id, username: name, expires_at: end }) =>
        end === null ? [] : [{ id: `operator-${id}`, kind: 'account', name, time: timeOf(end) }]
      )
    }
  },
  'GET /system/identity': {
    screen: 'system-info',
    async read(signal, facts) {
      const { licences, serial }: Reply<'IDENTITY'> = await get(
        '/system/identity',
        { of: replies.IDENTITY },
        { signal }
      )
      facts.serial = serial
      return (licences ?? []).flatMap(({ feature: name, state, date }) =>
        date !== null && (state === 'trial' || state === 'expired')
          ? [{ id: `licence-${name}`, kind: 'licence', name, time: dayOf(date), wholeDay: true }]
          : []
      )
    }
  },
  'GET /features/codesys': {
    screen: 'codesys',
    async read(signal, { now }) {
      const { licence }: Reply<'CODESYS'> = await get('/features/codesys', { of: replies.CODESYS }, { signal })
      if (licence.state !== 'demo') return []
      const time = now + licence.demo_seconds_left * 1000
      return [{ id: 'codesys', kind: 'demo', name: { term: 'menu.codesys' }, time }]
    }
  },
  'GET /data/backup/forecast': {
    screen: 'backup-data',
    async read(signal) {
      const { time: at, sources }: Reply<'FORECAST'> = await get(
        '/data/backup/forecast',
        { of: replies.FORECAST },
        { signal }
      )
      return sources.flatMap(log => {
        const stops = log.when_full === 'stop'
        const days = stops ? log.days_until_full : log.unsaved > 0 ? log.days_until_loss : null
        if (days === null) return []
        // The day on which it happens stays the same from read to read; the days until then do not.
        const time = startOfDay(timeOf(at) + days * DAY_MS)
        const name = { term: LOGS[log.source] }
        return [{ id: `log-${log.source}`, kind: stops ? 'stop' : 'loss', name, time, wholeDay: true, days }]
      })
    }
  },
  'GET /data/backup/settings': {
    screen: 'backup-data',
    async read(signal, { now }) {
      const { schedule, at, weekday }: Reply<'DATA_BACKUP'> = await get(
        '/data/backup/settings',
        { of: replies.DATA_BACKUP },
        { signal }
      )
      if (schedule !== 'daily' && schedule !== 'weekly') return []
      const time = nextTime(now, at, schedule === 'weekly' ? weekday : undefined)
      return [{ id: 'backup-data', kind: 'backup', name: { term: 'menu.backupData' }, time }]
    }
  },
  'GET /project/recipe-backups/settings': {
    screen: 'backup-recipe',
    async read(signal, { now }) {
      const { schedule, daily_at: at }: Reply<'RECIPE_BACKUP'> = await get(
        '/project/recipe-backups/settings',
        { of: replies.RECIPE_BACKUP },
        { signal }
      )
      if (schedule !== 'daily') return []
      return [{ id: 'backup-recipe', kind: 'backup', name: { term: 'menu.backupRecipe' }, time: nextTime(now, at) }]
    }
  }
}
