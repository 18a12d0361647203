import type { Schemas } from '../../../src/api/generated/schema'
import { hotspotUse, presentRadios } from '../network/radio-use'
import type { ConsoleCall } from '../operations/operation-log'
import type { Services } from '../services'
import { readIdentity } from './identity'

/** The permissions of the sections that not everybody with a bundle may read. */
const PERMISSIONS: Partial<Record<string, string>> = {
  'Account Management': 'account-management',
  'Enhanced Security': 'enhanced-security',
  Ethernet: 'ethernet',
  'Wi-Fi': 'wifi',
  Hotspot: 'hotspot',
  Email: 'email',
  'Backup Recipe': 'backup-recipe',
  'Operation Log': 'operation-log'
}

/**
 * What support reads: identity, settings and operation log as text, piece by piece, without any secret.
 * Sections of screens that these roles do not open are left out, and named.
 */
export function* supportBundle(services: Services, roles: readonly string[]): Generator<string> {
  const { operations } = services
  const section = (title: string, content: unknown) => `== ${title} ==\n${written(content)}\n\n`
  const mayRead = (name: string) => roles.includes(PERMISSIONS[name] ?? 'system-info')
  const settings = settingsOf(services)
  yield section('System Info', readIdentity(services))
  for (const [name, value] of Object.entries(settings)) if (mayRead(name)) yield section(name, value)
  const leftOut = [...Object.keys(settings), 'Operation Log'].filter(name => !mayRead(name))
  if (leftOut.length > 0) yield section('Left out for lack of permission', leftOut)
  if (!mayRead('Operation Log')) return
  yield '== Operation Log ==\n'
  for (const call of operations.calls()) yield `${written(shownCall(call), 0)}\n`
}

/** Settings alone: no data of the project, nobody's devices, no address book. */
function settingsOf({ state, secrets }: Services) {
  /** Of what the panel stores, what a call returns. */
  const readable = (schema: keyof Schemas, stored: object) =>
    Object(secrets.hide({ $ref: `#/components/schemas/${schema}` }, stored))
  return {
    System: {
      name_is_public: state.nameIsPublic,
      time_is_synchronised: state.timeIsSynchronised,
      specification: state.specification
    },
    'Account Management': state.accounts.map(({ username, roles, status, validUntil, passwordAgeDays }) => ({
      ...{ username, roles, status, valid_until: validUntil },
      valid_days: passwordAgeDays
    })),
    'Enhanced Security': {
      in_use: state.runtimeSecurity.inUse,
      remote_login: state.runtimeSecurity.remoteLogin,
      classes: state.runtimeSecurity.classes
    },
    Ethernet: state.ethernet.map(({ id, settings }) => ({ id, ...readable('EthernetSettings', settings) })),
    'Wi-Fi': presentRadios(state).map(({ id, slice: { radio } }) => ({
      id,
      mode: radio.mode,
      address: radio.address,
      networks: radio.networks.map(({ ssid, hidden, security, autoconnect }) => ({
        ssid,
        hidden,
        security,
        autoconnect
      }))
    })),
    Hotspot: { use: hotspotUse(state.radio), ...readable('HotspotSettings', state.radio.hotspot.settings) },
    Email: readable('SmtpSettings', state.email.smtp),
    'Backup Recipe': readable('RecipeBackupSettings', state.recipeBackup.settings)
  }
}

/** Who did what, and why: what else was sent may be data of the project, and a path may name somebody's device. */
function shownCall({ time, username, operation, status, sent }: ConsoleCall) {
  const reason = typeof sent === 'object' && sent !== null && 'reason' in sent ? { reason: sent.reason } : {}
  return { time, username, operation, status, ...reason }
}

/** A file name with the panel's name and the time. */
export const bundleName = (hmiName: string, time: string) =>
  `support-${hmiName}-${time}`
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 96)
    .concat('.txt')

const written = (content: unknown, space = 2) => JSON.stringify(content, (_, value) => plain(value), space)

const plain = (value: unknown) => (value instanceof Set ? [...value] : value)
