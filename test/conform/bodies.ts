import type { Contract, Operation } from './contract'
import { recordOf } from './probe'

/** Reads a GET operation by its name, with the parameters of the operation that the body is for. */
export type ReadNamed = (name: string) => Promise<unknown>

const NAME = 'Conformance run'
const TABLE = { separator: ';', decimal: '.', time_format: 'iso' }

/** Bodies that need facts of the panel, or that differ from the example so that they disturb nobody. */
const BODIES: Record<string, (read: ReadNamed) => unknown> = {
  'PATCH /uac/account/state': async read => ({ code: recordOf(await read('GET /uac/account/userinfo')).state_code }),
  'PUT /system/hmi/name': async read => ({ name: recordOf(await read('GET /system/hmi/name')).name }),
  'POST /uac/accounts': () => ({
    ...{ username: 'conformance.run', name: `=${NAME}`, roles: ['info'] },
    ...{ password_must_change: true, valid_until: null, password_age_days: 0 }
  }),
  'POST /uac/access-tokens': async read => ({
    name: NAME,
    roles: textsOf(recordOf(await read('GET /uac/access-tokens')).available_roles).slice(0, 1),
    days: 1
  }),
  'POST /email/contacts': () => ({ name: `=${NAME}`, mail: 'conformance@panel.example', groups: [] }),
  'POST /network/wifi/networks': () => ({ ssid: 'conformance-run', hidden: false, security: 'open' }),
  'POST /project/enhanced-security/accounts': () => ({
    ...{ username: 'conformance', classes: [], browse: false, read: false, write: false, hidden: true },
    valid_minutes: null,
    password: 'conform2026'
  }),
  'POST /project/recipes/{id}/records': newRecord,
  'PUT /project/recipes/{id}/records/{number}': newRecord,
  'POST /data/logs/{id}/exports': () => TABLE,
  'POST /data/events/exports': () => TABLE,
  'POST /data/operations/exports': () => TABLE,
  'POST /data/backup/target-tests': () => USB_DRIVE,
  'POST /project/recipe-backups/target-tests': () => USB_DRIVE,
  'POST /network/tools/ping': () => ({ host: '127.0.0.1' }),
  'POST /network/tools/dns': () => ({ host: 'localhost' }),
  'POST /network/tools/port': () => ({ host: '127.0.0.1', port: 80 }),
  'POST /network/tools/trace': () => ({ host: '127.0.0.1' })
}

const USB_DRIVE = {
  ...{ kind: 'usb', host: '', port: 21, username: '', folder: '', passive: true, trusted_fingerprint: '' }
}

/** The body that the run sends: its own, or the example of the contract. */
export async function bodyOf(contract: Contract, operation: Operation, read: ReadNamed): Promise<unknown> {
  return (await ownBodyOf(operation, read)) ?? contract.body(operation)?.example
}

export const ownBodyOf = async ({ name }: Operation, read: ReadNamed): Promise<unknown> => BODIES[name]?.(read)

/** With the values of an existing record, which fit the definition. */
async function newRecord(read: ReadNamed): Promise<unknown> {
  const [recipe] = itemsOf(await read('GET /project/recipes'))
  const [record] = itemsOf(await read('GET /project/recipes/{id}/records'))
  return { definition: recipe?.definition, name: NAME, values: record?.values ?? [] }
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function itemsOf(list: unknown): Record<string, unknown>[] {
  const { items } = recordOf(list)
  return Array.isArray(items) ? items.map(recordOf) : []
}
