import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { validateFile } from '../../../src/lib/form/file-rules'

const LIMITS = { extensions: ['.csv', '.txt'], maxBytes: 1024 }
const test = suite('file rules')

for (const [name, size, error] of [
  ['list.csv', 1, undefined],
  ['LIST.CSV', 1024, undefined],
  ['list.csv', 1025, ['errors.file.tooLarge', { most: '1 KB' }]],
  ['list.csv', 0, 'errors.file.empty'],
  ['list.exe', 10, ['errors.file.ending', { endings: '.csv, .txt' }]],
  ['csv', 10, ['errors.file.ending', { endings: '.csv, .txt' }]]
] as const) {
  test(`validates ${name} of ${size} bytes`, () => {
    assert.equal(validateFile({ name, size }, LIMITS), error)
  })
}

test('accepts any extension if none is required', () => {
  assert.is(validateFile({ name: 'project', size: 10 }, { maxBytes: 10 }), undefined)
})

test.run()
