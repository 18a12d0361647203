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
  test(`judges ${name} of ${size} bytes`, () => {
    assert.equal(validateFile({ name, size }, LIMITS), error)
  })
}

test('takes any ending where none is asked for', () => {
  assert.is(validateFile({ name: 'project', size: 10 }, { maxBytes: 10 }), undefined)
})

test.run()
