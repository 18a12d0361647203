import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'

const test = suite('names that every object inherits')

for (const name of ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']) {
  test(`${name} is no field of a body, a query or a form`, async () => {
    const { call, grant } = await startPanel()
    const body = JSON.parse(`{"name":"line9-hmi","${name}":"marked"}`)
    assert.is((await call('PUT /system/hmi/name', body)).status, 400)
    assert.is((await call(`GET /data/events?${name}=1`)).status, 400)
    const form = { grant_type: 'password', username: 'engineer', password: 'engineer-3152', [name]: 'marked' }
    if (name !== '__proto__') assert.is((await grant(form)).status, 400)
    const { body: log } = await call('GET /data/operations?limit=20')
    assert.not.match(JSON.stringify(log), 'marked')
  })
}

test('a body with too many levels is malformed, before anything walks through it', async () => {
  const { panel, token } = await startPanel()
  // Of the first, JSON.parse makes an object; at the second it gives up.
  for (const levels of [1000, 100_000]) {
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`
    const headers = { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json', 'If-Match': '"0"' }
    const response = await panel.fetch('/api/v1/opcua/node-tree', {
      method: 'PUT',
      headers,
      body: `{"folders":${deep}}`
    })
    assert.equal([response.status, (await response.json()).error_code], [400, 'malformed'])
  }
})

test.run()
