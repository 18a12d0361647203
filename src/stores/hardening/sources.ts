import { type Account, listAccounts } from '../../api/accounts'
import { get } from '../../api/client/client'
import { oncePerSignal } from '../../lib/remote/once-per-signal'
import type { Admitted } from '../../lib/remote/shape'
import { DAY_MS } from '../../lib/text/day'
import { presetOf } from '../../session/presets'
import type { Sources } from '../sources/read-sources'
import { timeOf } from '../sources/times'
import * as replies from './replies'
import type { CheckedRisk } from './risks'

type Reply<K extends keyof typeof replies> = Admitted<(typeof replies)[K]>

const UNUSED_MS = 90 * DAY_MS
const LONGEST_IDLE_MINUTES = 30
/** Of OPC 10000-7: deprecated. */
const OLD_POLICIES = ['Basic128Rsa15', 'Basic256']
const withNames = (id: CheckedRisk['id'], names: readonly string[]): CheckedRisk => ({
  id,
  open: names.length > 0,
  names
})

/** A report has their rights too. */
export const readAccounts = oncePerSignal(listAccounts)

export const SOURCES: Sources<CheckedRisk> = {
  'GET /uac/accounts': {
    screen: 'account-management',
    async read(signal, { now }) {
      const { items } = await readAccounts(signal)
      const usable = items.filter(({ state }) => state === 'active' || state === 'locked')
      const named = (id: CheckedRisk['id'], test: (account: Account) => boolean) =>
        withNames(
          id,
          usable.filter(test).map(({ username }) => username)
        )
      return [
        // Of firmware that does not say so, nothing is known.
        ...(items.some(({ password_factory: isFactory }) => isFactory === undefined)
          ? []
          : [named('factory-password', account => account.password_factory === true)]),
        named('unused-accounts', ({ last_sign_in: last }) => !last || now - timeOf(last.time) > UNUSED_MS),
        named('own-rights', ({ roles }) => !presetOf(roles))
      ]
    }
  },
  'GET /system/passwords': {
    screen: 'system-password',
    async read(signal) {
      const { levels }: Reply<'LEVELS'> = await get('/system/passwords', { of: replies.LEVELS }, { signal })
      return [{ id: 'factory-level-password', open: levels.some(({ factory }) => factory) }]
    }
  },
  'GET /features/misc/web-server': {
    screen: 'misc',
    query: '?card=web-server',
    async read(signal) {
      const { redirect, idle_minutes: minutes }: Reply<'WEB_SERVER'> = await get(
        '/features/misc/web-server',
        { of: replies.WEB_SERVER },
        { signal }
      )
      return [
        { id: 'http', open: !redirect },
        { id: 'automatic-logout', open: minutes > LONGEST_IDLE_MINUTES }
      ]
    }
  },
  'GET /features/misc/ftp': {
    screen: 'misc',
    query: '?card=ftp',
    async read(signal) {
      const { enabled, tls_required: encrypted }: Reply<'FTP'> = await get(
        '/features/misc/ftp',
        { of: replies.FTP },
        { signal }
      )
      return [{ id: 'ftp', open: enabled && !encrypted }]
    }
  },
  'GET /features/vnc/settings': {
    screen: 'misc',
    query: '?card=vnc',
    async read(signal) {
      const { enabled }: Reply<'VNC'> = await get('/features/vnc/settings', { of: replies.VNC }, { signal })
      return [{ id: 'vnc', open: enabled }]
    }
  },
  'GET /features/misc/snmp': {
    screen: 'misc',
    query: '?card=snmp',
    async read(signal) {
      const { enabled, version }: Reply<'SNMP'> = await get('/features/misc/snmp', { of: replies.SNMP }, { signal })
      return [{ id: 'snmp', open: enabled && version !== 'v3' }]
    }
  },
  'GET /features/misc/time': {
    screen: 'misc',
    query: '?card=time',
    async read(signal) {
      const { synchronise }: Reply<'TIME'> = await get('/features/misc/time', { of: replies.TIME }, { signal })
      return [{ id: 'time-server', open: !synchronise }]
    }
  },
  'GET /opcua/settings': {
    screen: 'opcua',
    async read(signal) {
      const { policies, tokens }: Reply<'OPC_UA'> = await get('/opcua/settings', { of: replies.OPC_UA }, { signal })
      return [
        { id: 'opcua-none', open: policies.includes('None') },
        withNames(
          'opcua-old',
          policies.filter(policy => OLD_POLICIES.includes(policy))
        ),
        { id: 'opcua-anonymous', open: tokens.anonymous }
      ]
    }
  },
  'GET /opcua/certificates': {
    screen: 'opcua',
    query: '?tab=certificates',
    async read(signal, { now }) {
      const { items }: Reply<'CERTIFICATES'> = await get(
        '/opcua/certificates',
        { of: replies.CERTIFICATES },
        { signal }
      )
      const trusted = items.filter(({ list, problem }) => list === 'trusted' && problem === null)
      // Of firmware that does not record it, nothing is known.
      if (trusted.some(({ last_used: used }) => used === undefined)) return []
      // One that was never used may be new.
      const unused = trusted.filter(({ last_used: used, valid_from: made }) => now - timeOf(used ?? made) > UNUSED_MS)
      return [
        withNames(
          'unused-certificates',
          unused.map(({ name }) => name)
        )
      ]
    }
  },
  'GET /features/webview/settings': {
    screen: 'webview-setting',
    async read(signal) {
      const { enabled, unanswered }: Reply<'WEBVIEW'> = await get(
        '/features/webview/settings',
        { of: replies.WEBVIEW },
        { signal }
      )
      return [{ id: 'webview-grant', open: enabled && unanswered === 'grant' }]
    }
  },
  'GET /data/backup/settings': {
    screen: 'backup-data',
    async read(signal) {
      const { schedule, target }: Reply<'BACKUP'> = await get(
        '/data/backup/settings',
        { of: replies.BACKUP },
        { signal }
      )
      return [{ id: 'outside-backup', open: schedule === 'none' || target.kind === 'pc' }]
    }
  },
  'GET /features/easyaccess/settings': {
    screen: 'easyaccess',
    async read(signal) {
      const { start_with_system: always }: Reply<'EASYACCESS'> = await get(
        '/features/easyaccess/settings',
        { of: replies.EASYACCESS },
        { signal }
      )
      return [{ id: 'easyaccess', open: always }]
    }
  }
}
