import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { headersFor, parseHeaders } from '../panel/server/header-rules'
import { read } from './sources'

const rules = parseHeaders(read('static/headers.txt'))
const test = suite('servers')

for (const path of ['test/servers/nginx.conf', 'test/servers/lighttpd.conf']) {
  test(`${path} sends the headers of the page`, () => {
    const settings = read(path)
    // nginx compresses on its own and then sends Vary itself.
    const isOwn = (name: string) => name === 'Vary' && settings.includes('gzip_vary on;')
    const expected = [...headersFor(rules, '/admin/index.html')].filter(([name]) => !isOwn(name))
    assert.equal(
      expected.filter(([name, value]) => !settings.includes(name) || !settings.includes(value)),
      []
    )
  })
}

test('nginx serves over TLS too, keeps no download, and replaces the address of the client by the one that it saw', () => {
  const settings = read('test/servers/nginx.conf')
  const lines = ['listen 443 ssl;', 'ssl_certificate_key ', 'proxy_buffering off;']
  for (const line of [...lines, 'proxy_set_header X-Forwarded-For $remote_addr;'])
    assert.ok(settings.includes(line), `${line} is missing`)
})

test('the page is alone in its browsing context group', () => {
  assert.is(headersFor(rules, '/admin/index.html').get('Cross-Origin-Opener-Policy'), 'same-origin')
})

test.run()
