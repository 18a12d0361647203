import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read, SOURCES } from './sources'
import { usedKeys } from './words'

/** What the product is about, in code, texts and comments. The panel is the other end of every request. */
const PRODUCT_WORDS = new RegExp(
  [
    ...['alarm', 'backup', 'calibrat', 'codesys', 'dashboard', 'data.?log', 'easy.?access', 'ethernet', 'event.?log'],
    ...['hmi', 'hotspot', 'hsms', 'modbus', 'opc', 'operation.?log', 'plc', 'project', 'recipe', 'secs.?gem', 'snmp'],
    ...['syslog', 'vnc', 'web.?view', 'wi-?fi']
  ].join('|'),
  'i'
)

/** First segments of the keys of texts that belong to no screen. */
const SHARED_TEXTS = ['app', 'common', 'errors', 'frame', 'range', 'session', 'shell', 'time', 'units']

const generic = SOURCES.filter(path => /^src\/(lib|ui)\//.test(path))
const test = suite('product words')

test('lib and ui are about no subject of the product', () => {
  const named = generic.flatMap(path =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (PRODUCT_WORDS.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []))
  )
  assert.equal(named, [])
})

test('lib and ui use only texts that belong to no screen', () => {
  const foreign = generic.flatMap(usedKeys).filter(({ key }) => !SHARED_TEXTS.includes(key.split('.')[0] ?? ''))
  assert.equal(
    foreign.map(({ key, location }) => `${location}: ${key}`),
    []
  )
})

test.run()
