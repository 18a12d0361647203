import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { start, startWithAlarm } from './start-events'

test('adds comments to an event in any state, with name and time, beside that of the acknowledgement', async () => {
  const { panel, until, call, signIn, list } = await startWithAlarm()
  const { number } = await until('triggered')
  const comment = (text: string) => call(`POST /data/events/${number}/comments`, { text })
  assert.equal((await comment('Door checked')).status, 200)
  await panel.clock.advance(1000)
  await call('POST /data/events/acknowledgements', { numbers: [number], comment: 'Closed' })
  await until('returned')
  await signIn('administrator', 'admin-3152')
  const { body } = await comment('Hinge ordered')
  const [event] = (await list()).items
  assert.equal(event.comments, body.comments)
  assert.equal(
    body.comments.map(({ username, text }: { username: string; text: string }) => [username, text]),
    [
      ['engineer', 'Door checked'],
      ['engineer', 'Closed'],
      ['administrator', 'Hinge ordered']
    ]
  )
  assert.is(event.comment, 'Closed')
  for (const word of ['hinge', 'CHECKED', 'closed']) assert.is((await list(`text=${word}`)).total, 1, word)
})

test('takes a repeated comment once, and at most fifty', async () => {
  const { call, list } = await start()
  const [{ number }] = (await list('limit=1')).items
  const comment = (text: string) => call(`POST /data/events/${number}/comments`, { text })
  await comment('Seen')
  assert.is((await comment('Seen')).body.comments.length, 1)
  for (let count = 1; count < 50; count += 1) await comment(`Seen ${count}`)
  const { status, body } = await comment('Seen again')
  assert.equal([status, body.error_code], [409, 'limit_reached'])
})

test('refuses a comment that is empty or too long, and one on an event that does not exist', async () => {
  const { call, list } = await start()
  const [{ number }] = (await list('limit=1')).items
  for (const text of ['', ' ', 'x'.repeat(201)])
    assert.is((await call(`POST /data/events/${number}/comments`, { text })).status, 400, text)
  assert.is((await call('POST /data/events/999999999/comments', { text: 'Seen' })).status, 404)
})

test.run()
