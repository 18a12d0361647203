import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'

const test = suite('texts that take long to read')
/** Of the processor; such a body is read in some milliseconds, and in minutes where the time grows with its square. */
const MOST_MS = 3000
const KIB = 1024

/** Bodies of almost 1 MiB that are refused, and how. */
const BODIES: Record<string, [name: string, body: string, code: string]> = {
  'a text with quotation marks that never ends': ['PUT /system/hmi/name', `"${'\\"'.repeat(500 * KIB)}`, 'malformed'],
  'a list of many different numbers': [
    'PUT /email/groups/A',
    `{"name":"A","members":[${Array.from({ length: 140 * KIB }, (_, index) => index).join()}]}`,
    'validation_failed'
  ],
  'a name of a contact that almost matches': [
    'POST /email/contacts',
    `{"name":"${'a'.repeat(1000 * KIB)}\\u007f","mail":"a@b.example","groups":[]}`,
    'validation_failed'
  ]
}

for (const [what, [name, body, code]] of Object.entries(BODIES)) {
  test(`${what} is refused at once`, async () => {
    const { panel, token } = await startPanel('administrator')
    const [method = '', path = ''] = name.split(' ')
    const headers = { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json', 'If-Match': '"x"' }
    const before = process.cpuUsage()
    const response = await panel.fetch(`/api/v1${path}`, { method, headers, body })
    const { user } = process.cpuUsage(before)
    assert.equal([response.status, (await response.json()).error_code], [400, code])
    assert.ok(user / 1000 < MOST_MS, `${user / 1000} ms`)
  })
}

test('neither are the brackets of a text counted, nor is a level missed behind one', async () => {
  const { panel, token } = await startPanel('administrator')
  const headers = { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json' }
  const codeFor = async (body: string) => {
    const response = await panel.fetch('/api/v1/system/hmi/name', { method: 'PUT', headers, body })
    return (await response.json()).error_code
  }
  const value = (text: string, levels: number) => `{"${text}":${'['.repeat(levels)}${']'.repeat(levels)}}`
  for (const text of ['[[{{'.repeat(100), '\\"[', '\\\\', '\\\\\\"', '']) {
    assert.is(await codeFor(value(text, 199)), 'validation_failed', text)
    assert.is(await codeFor(value(text, 200)), 'malformed', text)
  }
})

test.run()
