import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { headersFor, parseHeaders } from '../panel/server/static'
import { read } from './sources'

const rules = parseHeaders(read('static/headers.txt'))
const test = suite('servers')

for (const path of ['test/servers/nginx.conf', 'test/servers/lighttpd.conf']) {
  test(`${path} sends the headers of the page`, () => {
    const settings = read(path)
    // Servers compress on their own and then send Vary themselves.
    const expected = [...headersFor(rules, '/admin/index.html')].filter(([name]) => name !== 'Vary')
    assert.equal(
      expected.filter(([name, value]) => !settings.includes(name) || !settings.includes(value)),
      []
    )
  })
}

test.run()
