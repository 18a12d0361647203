import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Changes, callerAs } from '../../http/caller'
import { createPanel } from '../../panel'

const test = suite('OPC UA trace log')

async function start() {
  const panel = createPanel()
  panel.opcua.log.clear()
  const caller = await callerAs(panel)
  const { call } = caller
  const save = (changes: Changes<'/opcua/trace/settings'>) => caller.save('/opcua/trace/settings', changes)
  const texts = async (query = '') =>
    (await call(`GET /opcua/trace/lines?${query}`)).body.items.map(({ text }: { text: string }) => text)
  return { panel, ...caller, save, texts, log: panel.opcua.log }
}

test('a new panel records warnings of every category, in five files of 2 MB', () => {
  assert.equal(createPanel({ seed: 'factory-new' }).state.opcuaTrace.settings, {
    level: 'warning',
    categories: ['server', 'session', 'subscription', 'security', 'value', 'discovery'],
    file_mb: 2,
    files: 5,
    auto_off_minutes: 30
  })
})

test('records what the level and the categories want, at once', async () => {
  const { save, texts, log } = await start()
  log.add('info', 'session', 'not yet')
  assert.is((await save({ level: 'info', categories: ['session'] })).status, 204)
  log.add('info', 'session', 'a session')
  log.add('debug', 'session', 'too fine')
  log.add('error', 'server', 'another category')
  assert.equal(await texts(), ['a session'])
  await save({ level: 'none' })
  log.add('error', 'session', 'nothing')
  assert.equal(await texts(), ['a session'])
})

test('gives the newest lines first, by level, category and text, in pages that do not move', async () => {
  const { save, texts, call, log } = await start()
  await save({ level: 'info' })
  log.add('error', 'server', 'Port in use')
  log.add('warning', 'security', 'UaExpert was rejected')
  log.add('info', 'session', 'UaExpert has connected')
  assert.equal(await texts('level=warning'), ['UaExpert was rejected', 'Port in use'])
  assert.equal(await texts('category=session,server'), ['UaExpert has connected', 'Port in use'])
  assert.equal(await texts('text=uaexpert&limit=1'), ['UaExpert has connected'])
  const { newest, total } = (await call('GET /opcua/trace/lines')).body
  assert.is(total, 3)
  log.add('error', 'server', 'Later')
  assert.equal(await texts(`newest=${newest}&offset=1&limit=1`), ['UaExpert was rejected'])
  assert.equal(await texts(`after=${newest}`), ['Later'])
})

test('begins a new file at its size, and keeps only so many', async () => {
  const { save, call, log } = await start()
  await save({ file_mb: 1, files: 2 })
  const status = async () => (await call('GET /opcua/trace/status')).body
  for (let count = 0; count < 4500; count += 1) log.add('error', 'value', 'x'.repeat(490))
  const full = await status()
  assert.is(full.files, 2)
  assert.ok(full.bytes > 1024 * 1024 && full.bytes <= 2 * 1024 * 1024)
  assert.ok(full.lines < 4500)
  await save({ files: 1 })
  assert.is((await status()).files, 1)
})

test('the level debug returns to warning after its time, also if the panel has restarted', async () => {
  const { panel, save, call, signIn } = await start()
  const status = async () => (await call('GET /opcua/trace/status')).body
  await save({ level: 'info' })
  assert.is((await status()).auto_off_seconds, null)
  await save({ level: 'debug', auto_off_minutes: 10 })
  await panel.clock.advance(60_000)
  assert.is((await status()).auto_off_seconds, 540)
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  await signIn('engineer', 'engineer-3152')
  assert.equal([(await status()).level, (await status()).auto_off_seconds], ['debug', 600])
  await panel.clock.advance(600_000)
  assert.equal([(await status()).level, (await status()).auto_off_seconds], ['warning', null])
  await save({ level: 'debug', auto_off_minutes: 0 })
  assert.is((await status()).auto_off_seconds, null)
})

test('a name that a client sends cannot look like another line', async () => {
  const { texts, log } = await start()
  log.add('warning', 'security', 'Evil\r\n2026/11/21\terror\tserver')
  assert.equal(await texts(), ['Evil 2026/11/21 error server'])
})

test('is downloaded as text, the oldest line first, and cleared', async () => {
  const { panel, call, texts, log } = await start()
  log.add('error', 'server', 'first')
  log.add('warning', 'session', 'second')
  const { url } = (await call('POST /opcua/trace/downloads')).body
  const file = await (await panel.fetch(`http://panel.test${url}`)).text()
  assert.is(file, '2026/11/21 09:41:07\terror\tserver\tfirst\n2026/11/21 09:41:07\twarning\tsession\tsecond\n')

  const before = (await call('GET /opcua/trace/lines')).body.newest
  assert.is((await call('DELETE /opcua/trace/lines')).status, 204)
  assert.equal(await texts(), [])
  log.add('error', 'server', 'third')
  assert.is((await call('GET /opcua/trace/lines')).body.newest, before + 1)
})

test.run()
