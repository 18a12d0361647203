import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { spaceText } from '../../../src/lib/remote/upload-texts'

test('says how much space is needed and free only where both are known', () => {
  assert.equal(spaceText({ needed_bytes: 2_000_000, free_bytes: 0 })[0], 'common.upload.noSpace.figures')
  for (const space of [{}, { needed_bytes: 1 }, { free_bytes: 1 }])
    assert.is(spaceText(space), 'common.upload.noSpace.remedy')
})

test.run()
