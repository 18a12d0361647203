import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import contract from '../../../static/contract/common.json'
import { connectClient, createIdentity } from '../opcua/server/test-client'
import { openPlant } from '../opcua/server/test-plant'

const test = suite('guessed passwords of OPC UA')
const { free_failures: FREE, first_wait_seconds: WAIT } = contract['x-lockout']

test('make the client wait, also with the right one', async () => {
  const plant = await openPlant()
  const historian = createIdentity('Historian')
  plant.trust(historian)
  const { opcua } = plant.panel
  /** Why the server has rejected a client, if it has. */
  const attempt = async (password: string) => {
    const before = opcua.server().rejected
    const user = { userName: 'Scada', password }
    const client = await connectClient(plant.url(), historian, { user }).catch(() => undefined)
    await client?.close()
    return opcua.server().rejected === before ? undefined : opcua.rejections()[0]?.reason
  }
  for (let number = 0; number < FREE; number += 1) assert.is(await attempt(`guess-${number}`), 'password_wrong')
  assert.is(await attempt('Line2x77'), 'too_many_failures')
  await plant.panel.clock.advance(WAIT * 1000)
  assert.is(await attempt('Line2x77'), undefined)
  await plant.close()
})

test.run()
