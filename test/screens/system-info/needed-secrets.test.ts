import '../../setup/dom'
import * as assert from 'uvu/assert'
import { type BodySchema, type RestoreCall, readForRestore, sendRestore } from '../../../src/api/configuration/restore'
import { RESTORE } from '../../../src/api/generated/restore'
import { SNAPSHOT } from '../../../src/api/generated/snapshot'
import { asApiError } from '../../../src/lib/remote/as-api-error'
import { refusalOf } from '../../../src/lib/remote/failure'
import { partOf, secretsOf, writtenPart } from '../../../src/screens/system-info/configuration/restore/fit'
import { entriesOf } from '../../../src/screens/system-info/configuration/restore/ids'
import { isNeeded } from '../../../src/screens/system-info/configuration/restore/needed'
import { test } from '../../setup/panel-test'
import { moveToNew } from '../../setup/restoring'

type Values = Record<string, unknown>

/** Of a new panel, these cannot be saved as they are. */
const SERVER = {
  host: 'mail.plant.example',
  username: 'line2',
  sender_name: 'Line 2',
  sender_address: 'line2@plant.example'
}

/** The settings with values that need the secret. */
function needing(secret: string, settings: Values, body: BodySchema): Values {
  const names = secret.split('.')
  const wanted = partOf(body, names).needed?.with ?? {}
  const values = Object.fromEntries(
    Object.entries(wanted).map(([field, { enum: choices }]) => [field, choices ? choices[0] : 'line2'])
  )
  const [parent = ''] = names
  if (names.length === 1) return { ...settings, ...values }
  return { ...settings, [parent]: { ...Object(settings[parent]), ...values } }
}

/** The fields that the panel requires in addition. */
async function requiredIn({ path }: RestoreCall, id: string | undefined, version: string | undefined, body: Values) {
  try {
    await sendRestore('put', path, { id, version, body })
    return []
  } catch (thrown) {
    const { fields = {} } = refusalOf(asApiError(thrown)) ?? {}
    return Object.keys(fields).filter(field => fields[field] === 'required')
  }
}

test('agrees with the panel on which secrets a save needs where the panel has none', async () => {
  let refused = 0
  for (const resource of SNAPSHOT) {
    const { put: call } = RESTORE[resource.path] ?? {}
    for (const secret of secretsOf(call?.body)) {
      const { needed } = partOf(call?.body, secret.split('.'))
      if (!call?.body || !needed) continue
      for (const isUsual of [true, false]) {
        await moveToNew()
        const id = resource.each ? String((await entriesOf(resource))[0]!.item.id) : undefined
        const { value, version } = await readForRestore(call.path, id)
        const usual = { ...Object(writtenPart(value, call.body)), ...(call.path === '/email/smtp' && SERVER) }
        const after = isUsual ? usual : needing(secret, usual, call.body)
        const names = [secret.split('.').pop()!, ...(needed.unless ?? [])]
        const isRefused = (await requiredIn(call, id, version, after)).some(field => names.includes(field))
        const expected = isNeeded(secret, { body: call.body, before: Object(value), after }, () => false)
        assert.is(expected, isRefused, `${call.path} ${secret}`)
        if (isRefused) refused += 1
      }
    }
  }
  assert.ok(refused >= 10, String(refused))
})

test.run()
