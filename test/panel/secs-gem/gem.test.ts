import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { BASE, start } from '../../setup/secs-panel'
import { number } from './hsms/items'
import { smlOf } from './hsms/sml'

const test = suite('GEM')

test('goes online after the host agrees, and says why it does not', async () => {
  const { panel, host, setControl } = await start()
  assert.is(await setControl('offline'), 'done')
  host.setFaults({ refusesOnline: true })
  assert.is(await setControl('online_remote'), '409 host_refused')
  host.setFaults({ silentTo: ['S1F1'] })
  const late = setControl('online_remote')
  await panel.clock.advance(45_000)
  assert.is(await late, '409 reply_timeout')
  host.setFaults({})
  assert.is(await setControl('online_remote'), 'done')
  await host.settle()
  assert.is(smlOf(host.messages().at(-1)!.item!), '<L [3]\n  <U4 0>\n  <U4 3>\n  <L [0]>\n>')
  assert.is(await setControl('offline'), 'done')
  host.turnOff()
  await host.settle()
  assert.is(await setControl('online_local'), '409 not_connected')
})

test('lets the host only read in local control, and nothing offline', async () => {
  const { host, setControl } = await start()
  const acknowledge = async (name: string) => {
    const reply = host.command(name)
    await host.settle()
    const message = await reply
    return message?.item ? smlOf(message.item).split('\n')[1]?.trim() : `F${message?.fn}`
  }
  assert.is(await acknowledge('SILENCE'), '<B 0x02>')
  await setControl('online_remote')
  assert.is(await acknowledge('SILENCE'), '<B 0x00>')
  assert.is(await acknowledge('FLY'), '<B 0x01>')
  await setControl('offline')
  assert.is(await acknowledge('SILENCE'), 'F0')
})

test('lets the host undo only what the host did', async () => {
  const { host, setControl } = await start()
  const request = async (fn: number) => {
    const reply = host.connection()!.request(1, fn)
    await host.settle()
    return smlOf((await reply).item!)
  }
  assert.is(await request(17), '<B 0x02>', 'online already')
  assert.is(await request(15), '<B 0x00>')
  assert.is(await request(17), '<B 0x00>')
  await setControl('offline')
  assert.is(await request(17), '<B 0x01>', 'the operator decides')
})

test('reports alarms of the project to the host', async () => {
  const { panel, host, trigger } = await start()
  const { id, texts } = panel.state.alarms[0]!
  await trigger(id)
  const sent = host.messages().filter(({ stream }) => stream === 5)
  assert.match(smlOf(sent.at(-1)!.item!), new RegExp(`<B 0x8\\d>\n  <U4 1>\n  <A "${texts.en}">`))
})

test('spools reports while the host is away, and sends them in their order', async () => {
  const { panel, host, call, status, outcome } = await start()
  assert.is(await outcome(`POST ${BASE}/spool/send`), '409 spool_empty')
  host.turnOff()
  await host.settle()
  assert.is(await outcome(`POST ${BASE}/spool/send`), '409 not_connected')
  panel.secsGem.report({ code: 'link_up', params: { port: 'LAN 1' } })
  panel.secsGem.report({ code: 'link_down', params: { port: 'LAN 1' } })
  const { items } = (await call(`GET ${BASE}/spool`)).body
  assert.equal(
    items.map(({ name }: { name: string }) => name),
    ['S6F11', 'S6F11']
  )
  assert.match(items[0].text, /<U4 14>/)

  host.turnOn()
  await panel.clock.advance(10_000)
  host.setFaults({ silentTo: ['S6F11'] })
  const late = outcome(`POST ${BASE}/spool/send`)
  await panel.clock.advance(45_000)
  assert.equal([await late, (await status()).spool.used], ['409 reply_timeout', 2])
  host.setFaults({})
  assert.is(await outcome(`POST ${BASE}/spool/send`), 'done')
  assert.is((await status()).spool.used, 0)
  assert.match(smlOf(host.messages().at(-1)!.item!), /<U4 15>/)
})

test('keeps what a full spool has, and counts what is lost until it is purged', async () => {
  const { panel, host, status, outcome } = await start()
  host.turnOff()
  await host.settle()
  panel.state.secsGem.spoolLimit = 2
  for (let count = 0; count < 3; count += 1) panel.secsGem.report({ code: 'clock_set', params: {} })
  const { spool, last_error } = await status()
  assert.equal([spool, last_error.code], [{ used: 2, limit: 2, lost: 1 }, 'spool_full'])
  assert.is(await outcome(`DELETE ${BASE}/spool`), 'done')
  assert.equal((await status()).spool, { used: 0, limit: 2, lost: 0 })
})

test('lets the host fetch or purge the spool', async () => {
  const { panel, host, status } = await start()
  const spoolOne = async () => {
    host.turnOff()
    await host.settle()
    panel.secsGem.report({ code: 'clock_set', params: {} })
    host.turnOn()
    await panel.clock.advance(10_000)
  }
  for (const code of [0, 1]) {
    await spoolOne()
    const before = host.received().length
    void host.connection()!.request(6, 23, number('U1', code))
    await host.settle()
    assert.is((await status()).spool.used, 0)
    assert.equal(host.received().slice(before), code === 0 ? ['S6F11'] : [])
  }
})

test.run()
