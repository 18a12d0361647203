import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createClient } from './client'

const test = suite('client of the conformance run')

test('counts equal lines of a header once, and shows all that differ', async () => {
  const server = createServer((_, response) => {
    response.setHeader('X-Content-Type-Options', ['nosniff', 'nosniff'])
    response.setHeader('Cache-Control', ['no-store', 'no-cache'])
    response.setHeader('Content-Type', ['application/json', 'text/html'])
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const client = createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  try {
    const { headers } = await client.send({ method: 'GET', path: '/' })
    assert.is(headers['x-content-type-options'], 'nosniff')
    assert.is(headers['cache-control'], 'no-store, no-cache')
    assert.is(headers['content-type'], 'application/json, text/html')
  } finally {
    client.close()
    server.close()
  }
})

test.run()
