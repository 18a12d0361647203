import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import english from '../../../locales/en.json'
import { ApiError, type Failure, type Refusal } from '../../../src/lib/remote/failure'
import { describeFailure } from '../../../src/lib/remote/failure-text'

const test = suite('failure text')
const describe = (failure: Failure) => describeFailure(new ApiError(failure))
const refused = (status: number, more: Partial<Refusal> = {}) =>
  describe({ kind: 'refused', status, code: 'x', message: '', fields: {}, ...more })

test('has the prescribed texts', () => {
  assert.is(english['errors.timeout'], 'Request Timeout')
  assert.is(english['errors.general'], 'HMI Error, Please reload this page')
  assert.is(english['errors.passwordsDiffer'], 'Two passwords that you enter is inconsistent')
  assert.is(english['common.term.accessDenied'], 'Access Denied')
})

test('describes each failure and what to do', () => {
  const texts: [Exclude<Failure['kind'], 'refused'>, string, string?][] = [
    ['unreachable', 'errors.unreachable', 'errors.unreachableRemedy'],
    ['timeout', 'errors.timeout', 'errors.timeoutRemedy'],
    ['cancelled', 'errors.cancelled'],
    ['malformed', 'errors.malformed', 'errors.malformedRemedy'],
    ['session', 'errors.session', 'errors.sessionRemedy']
  ]
  for (const [kind, title, remedy] of texts)
    assert.equal(describe({ kind }), { title, ...(remedy && { remedy }), details: kind })
})

test('says of a read that took too long to try again, not to check what was done', () => {
  assert.is(describe({ kind: 'timeout', read: true }).remedy, 'errors.malformedRemedy')
})

test('chooses the text of a refusal by its status', () => {
  const titles = [0, 302, 400, 403, 404, 408, 409, 412, 422, 423, 428, 429, 500, 503].map(
    status => refused(status).title
  )
  assert.equal(titles, [
    'errors.malformed',
    'errors.malformed',
    'errors.refused',
    'common.term.accessDenied',
    'errors.notFound',
    'errors.timeout',
    'errors.conflict',
    'errors.changedMeanwhile',
    'errors.refused',
    'errors.locked',
    'errors.refused',
    'errors.tooManyRequests',
    'errors.panelFault',
    'errors.busy'
  ])
})

test('says of what is too large that less of it may do', () => {
  assert.equal([refused(413).remedy, refused(400).remedy], ['errors.tooLarge', 'errors.refusedRemedy'])
})

test('shows how long to wait if the panel says so', () => {
  assert.equal(refused(429, { retryAfterSeconds: 30 }).remedy, ['errors.retryAfter', { seconds: 30 }])
  assert.equal(refused(503, { retryAfterSeconds: 5 }).remedy, ['errors.retryAfter', { seconds: 5 }])
  assert.is(refused(423).remedy, 'errors.retryLater')
})

test('shows who saved before and when, if both are known', () => {
  const by = { changed_by: 'operator\u202e', changed_at: '2026/11/21 09:41:07' }
  const overtaken = (details?: unknown) => refused(412, { code: 'changed_meanwhile', details }).title
  assert.equal(overtaken(by), ['errors.changedMeanwhile.by', { who: 'operator', when: '2026/11/21 09:41:07' }])
  for (const details of [undefined, null, 'x', { changed_by: 'a' }, { changed_by: {}, changed_at: 1 }])
    assert.is(overtaken(details), 'errors.changedMeanwhile')
})

test("has the code and the panel's message as plain details", () => {
  assert.is(refused(400, { message: 'name is\n not \u0000valid' }).details, '400 x: name is not valid')
  assert.is(refused(400).details, '400 x')
  assert.is(refused(400, { message: 'x'.repeat(9999) }).details?.length, 300)
})

test.run()
