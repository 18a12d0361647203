import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { followDownload, saveBlob } from '../../../src/lib/browser/download'
import { fakeTime } from '../fake-time'

const test = suite('download')
let followed: { href: string; download: string; inDocument: boolean }[] = []

test.before.each(() => {
  followed = []
  HTMLAnchorElement.prototype.click = function () {
    followed.push({ href: this.href, download: this.download, inDocument: document.contains(this) })
  }
})

test('saves data under a clean name and revokes its URL later', async () => {
  const time = fakeTime()
  const released: string[] = []
  URL.createObjectURL = () => 'blob:http://panel.test/1'
  URL.revokeObjectURL = address => released.push(address)
  saveBlob(new Blob(['a']), '../trend:1.csv')
  assert.equal(followed, [{ href: 'blob:http://panel.test/1', download: 'trend_1.csv', inDocument: true }])
  assert.is(document.querySelectorAll('a').length, 0)
  assert.equal(released, [])
  await time.pass(40_000, 1000)
  assert.equal(released, ['blob:http://panel.test/1'])
  time.end()
})

test('downloads from a one-time address of the panel', () => {
  assert.ok(followDownload('/api/v1/downloads/abc'))
  assert.is(followed[0]?.href, 'http://panel.test/api/v1/downloads/abc')
})

test('ignores an address of another host', () => {
  for (const address of [
    'http://evil.example/a',
    '//evil.example/a',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://'
  ]) {
    assert.is(followDownload(address), false, address)
  }
  assert.equal(followed, [])
})

test.run()
