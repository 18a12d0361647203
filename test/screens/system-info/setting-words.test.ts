import '../../setup/dom'
import * as assert from 'uvu/assert'
import type { BodySchema } from '../../../src/api/configuration/restore'
import { BODY_SCHEMAS, RESTORE } from '../../../src/api/generated/restore'
import { SNAPSHOT } from '../../../src/api/generated/snapshot'
import { $i18n } from '../../../src/lib/text/i18n'
import { loadWords } from '../../../src/screens/system-info/configuration/load-words'
import { rowOf } from '../../../src/screens/system-info/configuration/texts'
import { valueLabel } from '../../../src/stores/operations/words'
import { test } from '../../setup/panel-test'

const { t } = $i18n.get()

/** Names that the screens show as they are. */
const NAMES = /^(eap\.(inner|method)|classes|modes Sign$|policies (None|Basic))/

/** The codes of the fields of a request, each after the name of its field. */
function codesIn({ ref, ...schema }: BodySchema, field = '', seen: readonly string[] = []): string[] {
  if (ref !== undefined) return seen.includes(ref) ? [] : codesIn(BODY_SCHEMAS[ref] ?? {}, field, [...seen, ref])
  const own = (schema.enum ?? []).filter(code => typeof code === 'string').map(code => `${field} ${code}`)
  const items = schema.items ? codesIn(schema.items, field, seen) : []
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    codesIn(part, field ? `${field}.${name}` : name, seen)
  )
  return [...own, ...items, ...parts]
}

test('shows each code of a setting as its screen does', async () => {
  await loadWords()
  const raw = SNAPSHOT.flatMap(({ path, tag }) =>
    [RESTORE[path]?.put, RESTORE[path]?.post]
      .flatMap(call => codesIn(call?.body ?? {}))
      .filter(text => {
        const [field = '', code = ''] = text.split(' ')
        return !NAMES.test(text) && !valueLabel(code, field, { function: `PUT ${path}`, screen: tag }, t)
      })
  )
  assert.equal(raw, [])
})

const namesOf = (tag: string, path: string, entry: string, field: string, before?: unknown, after?: unknown) =>
  Object.values(rowOf({ tag, path, entries: [entry], field, before, after }, t)).slice(3, 6)

test('names ports, certificates and entries of lists as their screens do', async () => {
  await loadWords()
  assert.equal(namesOf('ethernet', '/network/ethernet/{id}/settings', 'eth0', 'mtu', 1500, 1492), [
    'LAN 1 › MTU',
    '1500',
    '1492'
  ])
  const device = '/features/communication/devices/{id}/settings'
  assert.equal(namesOf('communication', device, 'Packer', 'port', 'lan', 'com3').slice(1), ['Network', 'COM3'])
  const [port] = namesOf('communication', '/features/communication/ports/{id}/settings', 'com3', 'baud_rate', 1, 2)
  assert.is(port, 'Serial ports › COM3 › Baud rate')
  assert.is(namesOf('email', '/email/groups', 'A', 'name')[0], 'Email group › A › Name')
  const thumbprint = 'A'.repeat(40)
  const certificates = ['opcua-certificates', '/opcua/certificates', thumbprint] as const
  const titles = [{ name: 'UaExpert' }, { name: '', subject: 'CN=Panel' }, {}].map(
    certificate => namesOf(...certificates, '', undefined, certificate)[0]
  )
  assert.equal(titles, [
    'Certificate › UaExpert (AAAAAAAA…)',
    'Certificate › CN=Panel (AAAAAAAA…)',
    'Certificate › AAAAAAAA…'
  ])
  assert.equal(namesOf(...certificates, 'list', 'own', 'rejected').slice(1), [
    'Server certificate',
    'Rejected certificates'
  ])
})

test.run()
