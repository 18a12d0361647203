import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('operators')

async function start() {
  const panel = createPanel()
  const { call, signIn } = createCaller(panel)
  const engineer = () => signIn('engineer', 'engineer-3152')
  await engineer()
  const signedIn = async (): Promise<string[]> =>
    (await call('GET /project/enhanced-security')).body.accounts.items
      .filter(({ logged_in }: { logged_in: boolean }) => logged_in)
      .map(({ username }: { username: string }) => username)
  return { panel, call, engineer, signedIn }
}

test('one operator is logged in at the panel, with the right password', async () => {
  const { panel, signedIn } = await start()
  assert.equal(await signedIn(), ['Shift1'])
  assert.is(panel.operators.signIn('Shift2', 'wrong'), false)
  assert.equal(await signedIn(), ['Shift1'])
  assert.is(panel.operators.signIn('Shift2', 'Line2x33'), true)
  assert.equal(await signedIn(), ['Shift2'])
  panel.operators.signOut()
  assert.equal(await signedIn(), [])
})

test('nobody stays logged in over a stop of the project or a restart of the panel', async () => {
  const { panel, call, engineer, signedIn } = await start()
  await call('POST /project/management/restarts')
  await panel.clock.advance(20_000)
  assert.equal(await signedIn(), [])
  assert.is(panel.operators.signIn('Shift2', 'Line2x33'), true)
  panel.faults.reboot(20)
  await panel.clock.advance(30_000)
  await engineer()
  assert.equal(await signedIn(), [])
})

test('the operation log names who is logged in at the panel', async () => {
  const { panel, call } = await start()
  const press = () => panel.webview.local.receive(JSON.stringify({ kind: 'operate', object: 'pump', value: 0 }))
  const name = async () => (await call('GET /data/operations?place=panel&limit=1')).body.items[0].username
  press()
  assert.is(await name(), 'Shift1')
  panel.operators.signOut()
  press()
  assert.is(await name(), 'Operator')
})

test.run()
