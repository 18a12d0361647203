import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_CHARACTERS, readAnswer, requestText } from '../../../src/screens/api-doc/answer'

const answer = { status: 200, headers: [], milliseconds: 1 } as const

test('shows no more than a page can handle of a long response', () => {
  assert.is(readAnswer({ ...answer, text: 'x'.repeat(MOST_CHARACTERS + 1) }).text.length, MOST_CHARACTERS)
})

test('shows a response that is no JSON as it is', () => {
  assert.equal(readAnswer({ ...answer, text: '<p>' }), { text: '<p>' })
})

test('never shows the token of a request', () => {
  const request = {
    method: 'get',
    base: '/api/v1',
    url: '/a',
    headers: { 'If-Match': '"1"' },
    withToken: true
  } as const
  assert.is(requestText(request), 'GET /api/v1/a\nAuthorization: Bearer …\nIf-Match: "1"')
})

test.run()
